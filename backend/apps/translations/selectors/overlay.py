"""What a version says in other languages, beside the words that it freezes."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet
from apps.translations.selectors.sheets import cover_units
from apps.translations.selectors.written import as_written, written_in
from shared.translating.overlay import Said, name_of
from shared.translating.page_units import (
    Unit,
    UnitState,
    Written,
    stands_for,
    state_of,
    text_today,
    units_of_page,
)
from shared.translating.tokens import values_in_line

COVER = "cover"
SHOWN = (UnitState.VALIDATED, UnitState.TO_REVIEW, UnitState.OUTDATED)  # no machine's words

Overlay = dict[str, dict[str, dict[str, Said]]]  # by language, sheet and unit


def overlay_of_content(
    booklet: Booklet,
    content: Mapping[str, Any],
    *,
    locales: Iterable[str],
    states: Iterable[UnitState] = SHOWN,
) -> Overlay:
    """What was translated of these words, as far as it is in one of these states; a text that would lose one of its
    links or values is not."""
    codes, wanted = list(locales), set(states)
    if not codes:
        return {}
    rows = written_in(booklet)
    sheets = list(_sheets_of(booklet, content))
    found: Overlay = {}
    for locale in codes:
        for sheet, owner, units in sheets:
            said = {}
            for unit in units:
                written = as_written(rows.get((locale, owner, unit.key)))
                state = state_of(unit, written)
                if written and state in wanted and _is_whole(unit, state, written):
                    said[name_of(unit)] = Said(text=text_today(unit, written), state=state.value)
            if said:
                found.setdefault(locale, {})[sheet] = said
    return found


def _sheets_of(
    booklet: Booklet, content: Mapping[str, Any]
) -> Iterator[tuple[str, UUID, list[Unit]]]:
    chapters = content["chapters"]
    titles = [(chapter["id"], chapter["title"]) for chapter in chapters]
    yield COVER, booklet.id, cover_units(content["booklet"]["name"], titles)
    for page in (page for chapter in chapters for page in chapter["pages"]):
        yield page["id"], UUID(page["id"]), units_of_page(page["title"], page["document"])


def _is_whole(unit: Unit, state: UnitState, written: Written) -> bool:
    """An older text is shown as it was, beside or below today's, unless it inserts a value that is no longer there."""
    if state is not UnitState.OUTDATED:
        return stands_for(unit, written)
    return not _values_of(written.text) - _values_of(unit.text)


def _values_of(text: str) -> set[str]:
    return set(values_in_line(text))
