from collections.abc import Iterator
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.translations import selectors
from apps.translations.models import Origin, Translation
from apps.translations.selectors import Sheet
from apps.translations.services._rules import (
    block_named,
    blocks_of,
    lock_translated,
    require_keepable,
    row_of,
)
from apps.translations.services.count_shares import enqueue_counting
from shared import errors
from shared.actor import Actor
from shared.translating.page_units import Unit

BATCH = 1000
Known = list[tuple[Unit, str]]


def prefill(
    *, actor: Actor, booklet_id: UUID, locale: str, owner_id: UUID | None, now: datetime
) -> int:
    """How many texts that nobody has written yet now say what was validated of the same words elsewhere: to be read
    again, for words alone do not say everything. Of one sheet, or of all.
    """
    booklet = lock_translated(actor=actor, booklet_id=booklet_id, locale=locale)
    new = [
        Translation(
            company_id=booklet.company_id,
            booklet=booklet,
            owner_id=sheet.owner_id,
            block_id=unit.block_id,
            field=unit.field,
            locale=locale,
            text=text,
            marks=unit.marks,
            source_text=unit.text,
            source_fingerprint=unit.fingerprint,
            origin=Origin.MEMORY,
            by_id=actor.user_id,
            by_name=actor.name,
            written_at=now,
        )
        for sheet, known in _known(booklet, locale, owner_id)
        for unit, text in _keepable(booklet, sheet, known)
    ]
    Translation.objects.bulk_create(new, batch_size=BATCH)
    if new:
        enqueue_counting(company_id=booklet.company_id, booklet_id=booklet.id)
        journal.record(
            actor=actor,
            action="booklet.translations_prefilled",
            target=booklet,
            label=booklet.name,
            now=now,
            after={"locale": locale, "texts": len(new)},
        )
    return len(new)


def _known(booklet: Booklet, locale: str, owner_id: UUID | None) -> Iterator[tuple[Sheet, Known]]:
    """What is to be translated, and was already somewhere."""
    if owner_id:
        sheets = [selectors.get_sheet(booklet=booklet, owner_id=owner_id)]
    else:
        sheets = list(selectors.sheets_of(booklet))
    rows = selectors.written_in(booklet, locale=locale, owner_id=owner_id)
    to_do = {
        sheet.owner_id: [unit for unit in sheet.units if row_of(rows, locale, sheet, unit) is None]
        for sheet in sheets
    }
    texts = selectors.exactly_remembered(
        booklet, locale, (unit for units in to_do.values() for unit in units)
    )
    for sheet in sheets:
        found = [(one, texts.get(selectors.words_of(one))) for one in to_do[sheet.owner_id]]
        known = [(unit, text) for unit, text in found if text is not None]
        if known:
            yield sheet, known


def _keepable(booklet: Booklet, sheet: Sheet, known: Known) -> Iterator[tuple[Unit, str]]:
    """What also fits into its place here."""
    blocks = blocks_of(booklet, sheet.owner_id)
    for unit, text in known:
        try:
            require_keepable(unit, text, block_named(blocks, unit.block_id))
        except errors.Invalid:
            continue
        yield unit, text
