from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from io import BytesIO
from typing import IO, Literal

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.translations import policies, selectors
from apps.translations.services._rules import row_of
from apps.translations.services.exchange._names import name_in_file
from shared.actor import Actor
from shared.language import text
from shared.translating.files import COLUMNS, Stamp, Unit, table_file, xliff_12_file, xliff_file
from shared.translating.page_units import UnitState, state_of, text_today
from shared.translating.states import State

Format = Literal["csv", "xliff", "xliff12"]
SAID_AS = {  # a file knows no machine: what it wrote is to be read again
    UnitState.TO_DO: State.TO_DO,
    UnitState.AUTOMATIC: State.TO_REVIEW,
    UnitState.TO_REVIEW: State.TO_REVIEW,
    UnitState.VALIDATED: State.VALIDATED,
    UnitState.OUTDATED: State.OUTDATED,
}


@dataclass(frozen=True, slots=True)
class TextsFile:
    """A file ready to be sent."""

    content: IO[bytes]
    name: str


def export_texts(
    *,
    actor: Actor,
    booklet: Booklet,
    locale: str,
    format: Format,  # noqa: A002 - what it is called everywhere
    left_only: bool,
    now: datetime,
) -> TextsFile:
    """The texts of a booklet beside what they say in a language, for somebody who translates them elsewhere; those that
    nobody has validated, if only these are wanted.
    """
    policies.require_exchanging(actor, booklet, locale)
    units = list(_units(booklet, locale, left_only=left_only))
    if format == "csv":
        content = _table(units, locale, language=actor.language)
    else:
        write = xliff_file if format == "xliff" else xliff_12_file
        content = BytesIO(write(units, locale=locale, source=booklet.reference_locale))
    journal.record(
        actor=actor,
        action="booklet.translations_exported",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"locale": locale, "format": format, "texts": len(units)},
    )
    ending = "csv" if format == "csv" else "xlf"
    return TextsFile(content, f"{booklet.slug or 'livret'}-{locale}.{ending}")


def _units(booklet: Booklet, locale: str, *, left_only: bool) -> Iterator[Unit]:
    rows = selectors.written_in(booklet, locale=locale)
    for sheet in selectors.sheets_of(booklet):
        for unit in sheet.units:
            row = row_of(rows, locale, sheet, unit)
            written = selectors.as_written(row)
            state = state_of(unit, written)
            if left_only and state is UnitState.VALIDATED:
                continue
            yield Unit(
                name=name_in_file(sheet.owner_id, unit),
                screen=str(sheet.owner_id),
                about=sheet.title,
                source=unit.text,
                target=text_today(unit, written) if written else "",
                state=SAID_AS[state],
                stamp=str(Stamp(row.revision if row else 0, unit.fingerprint)),
            )


def _table(units: list[Unit], locale: str, *, language: str) -> IO[bytes]:
    titles = {
        name: text(f"translations.exchange.{name}", language, locale=locale) for name in COLUMNS
    }
    states = {state.value: text(f"i18n.states.{state}", language) for state in State}
    return table_file(units, titles=titles, states=states)
