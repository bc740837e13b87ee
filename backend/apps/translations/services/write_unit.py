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
    note_validated,
    require_keepable,
    require_read,
    require_revision,
    row_of,
)
from apps.translations.services.count_shares import enqueue_counting
from shared import errors
from shared.actor import Actor
from shared.documents import Block
from shared.translating.page_units import Unit, has_its_tokens


def write_unit(
    *,
    actor: Actor,
    booklet_id: UUID,
    locale: str,
    owner_id: UUID,
    block_id: str,
    field: str,
    text: str,
    revision: int,
    source_version: str,
    validated: bool,
    now: datetime,
) -> None:
    """What a text of a sheet says in a language from now on; an empty text is to be translated again.

    `revision` and `source_version` are those that were read; the revision is 0 where nothing was written.
    """
    booklet = lock_translated(actor=actor, booklet_id=booklet_id, locale=locale)
    sheet = selectors.get_sheet(booklet=booklet, owner_id=owner_id)
    unit = selectors.unit_named(sheet, block_id, field)
    rows = selectors.written_in(booklet, locale=locale, owner_id=owner_id)
    row = row_of(rows, locale, sheet, unit)
    require_revision(row, revision)
    require_read(unit, source_version)
    if not text.strip():
        _remove(row, validated=validated)
    else:
        require_keepable(unit, text, _block_of(booklet, owner_id, block_id))
        if validated and not has_its_tokens(unit, text):
            raise errors.Invalid({"text": "translation_blanks"})
        row = row or _new(booklet, locale, sheet, unit)
        _put(row, unit, text, actor=actor, validated=validated, now=now)
    enqueue_counting(company_id=booklet.company_id, booklet_id=booklet.id)
    if validated:
        journal.record(
            actor=actor,
            action="booklet.translation_validated",
            target=booklet,
            label=booklet.name,
            now=now,
            after={"locale": locale, "page": sheet.title, "texts": 1},
        )


def _remove(row: Translation | None, *, validated: bool) -> None:
    if validated:
        raise errors.Invalid({"text": "missing"})
    if row:
        row.delete()


def _new(booklet: Booklet, locale: str, sheet: Sheet, unit: Unit) -> Translation:
    return Translation(
        company_id=booklet.company_id,
        booklet=booklet,
        owner_id=sheet.owner_id,
        block_id=unit.block_id,
        field=unit.field,
        locale=locale,
        source_text=unit.text,
        source_fingerprint=unit.fingerprint,
        revision=0,
    )


def _put(
    row: Translation, unit: Unit, text: str, *, actor: Actor, validated: bool, now: datetime
) -> None:
    """What is typed into an older translation leaves it so, until somebody validates it."""
    row.revision += 1
    row.text, row.marks, row.origin = text, unit.marks, Origin.PERSON
    row.by_id, row.by_name, row.written_at = actor.user_id, actor.name, now
    row.validated_by_id, row.validated_by_name, row.validated_at = None, "", None
    if validated:
        note_validated(row, unit, actor=actor, now=now)
    row.save()


def _block_of(booklet: Booklet, owner_id: UUID, block_id: str) -> Block | None:
    """Nothing of a title, which no block holds."""
    return block_named(blocks_of(booklet, owner_id), block_id) if block_id else None
