"""What each text of a file would do to a booklet, as it is now."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from apps.booklets.models import Booklet
from apps.translations import selectors
from apps.translations.models import Translation
from apps.translations.selectors import Sheet
from apps.translations.services._rules import block_named, blocks_of, require_keepable, row_of
from apps.translations.services.exchange._names import name_in_file
from shared import errors
from shared.documents import Block
from shared.translating.files import Read, Stamp, stamp_in
from shared.translating.page_units import Unit, has_its_tokens, text_today


class Action(StrEnum):
    NEW = "new"
    CHANGED = "changed"
    OUTDATED = "outdated"  # taken over, as a translation of the words of then
    SAME = "same"
    KEPT = "kept"  # edited here since the file left
    REFUSED = "refused"


NO_STAMP = Stamp()
TAKEN = (Action.NEW, Action.CHANGED, Action.OUTDATED)


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """`problem` says why it is refused; what it is about, where that is known."""

    number: int
    name: str
    text: str
    action: Action
    problem: str = ""
    stamp: Stamp = NO_STAMP
    sheet: Sheet | None = None
    unit: Unit | None = None
    row: Translation | None = None


def verdicts(booklet: Booklet, locale: str, read: Read) -> list[Verdict]:
    """Of each text that says something; what a file names twice counts the last time."""
    said = {name: (number, words, stamp) for number, name, words, stamp in read.lines}
    wanted = {name: told for name, told in said.items() if told[1].strip()}
    found = {one.name: one for one in _known(booklet, locale, wanted)}
    return [
        found.get(name)
        or Verdict(
            number=number,
            name=name,
            text=words,
            action=Action.REFUSED,
            problem="translation_unknown_text",
        )
        for name, (number, words, _) in wanted.items()
    ]


def _known(
    booklet: Booklet, locale: str, wanted: dict[str, tuple[int, str, str]]
) -> Iterator[Verdict]:
    rows = selectors.written_in(booklet, locale=locale)
    for sheet in selectors.sheets_of(booklet):
        named = [(name_in_file(sheet.owner_id, unit), unit) for unit in sheet.units]
        here = [(name, unit) for name, unit in named if name in wanted]
        blocks = blocks_of(booklet, sheet.owner_id) if here else []
        for name, unit in here:
            number, words, stamp = wanted[name]
            row = row_of(rows, locale, sheet, unit)
            told = stamp_in(stamp)
            action, problem = _judge(unit, row, words, told, blocks)
            yield Verdict(
                number=number,
                name=name,
                text=words,
                action=action,
                problem=problem,
                stamp=told,
                sheet=sheet,
                unit=unit,
                row=row,
            )


def _judge(
    unit: Unit, row: Translation | None, words: str, told: Stamp, blocks: Iterable[Block]
) -> tuple[Action, str]:
    written = selectors.as_written(row)
    if written and text_today(unit, written) == words:
        return Action.SAME, ""
    try:
        require_keepable(unit, words, block_named(list(blocks), unit.block_id))
    except errors.Invalid as refused:
        return Action.REFUSED, refused.fields["text"]
    if not has_its_tokens(unit, words):
        return Action.REFUSED, "translation_blanks"
    if (row.revision if row else 0) != told.revision:
        return Action.KEPT, ""
    if told.fingerprint and told.fingerprint != unit.fingerprint:
        return Action.OUTDATED, ""
    return (Action.CHANGED if row else Action.NEW), ""
