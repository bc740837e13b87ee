from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.translations import selectors
from apps.translations.models import Origin
from apps.translations.services._rules import (
    lock_translated,
    note_validated,
    require_read,
    require_revision,
    row_of,
)
from apps.translations.services.count_shares import enqueue_counting
from shared import errors
from shared.actor import Actor
from shared.translating.page_units import Key, Written, has_its_tokens, text_today

Wanted = tuple[Key, int, str]  # a text, its revision and the version of its source


class NothingToValidate(errors.Conflict):
    """Nobody has written it in this language."""

    code = "nothing_to_validate"


def validate_units(
    *,
    actor: Actor,
    booklet_id: UUID,
    locale: str,
    owner_id: UUID,
    wanted: Iterable[Wanted],
    now: datetime,
) -> None:
    """Texts of a sheet that say what their source says today, all of them or none; each with the revision and the source
    that were read.

    One whose source moved is still right, says whoever validates it.
    """
    booklet = lock_translated(actor=actor, booklet_id=booklet_id, locale=locale)
    sheet = selectors.get_sheet(booklet=booklet, owner_id=owner_id)
    rows = selectors.written_in(booklet, locale=locale, owner_id=owner_id)
    count = 0
    for (block_id, field), revision, source_version in wanted:
        unit = selectors.unit_named(sheet, block_id, field)
        row = row_of(rows, locale, sheet, unit)
        if row is None:
            raise NothingToValidate
        require_revision(row, revision)
        require_read(unit, source_version)
        text = text_today(unit, Written(text=row.text, marks=row.marks, fingerprint=""))
        if not has_its_tokens(unit, text):
            raise errors.Invalid({_named(block_id, field): "translation_blanks"})
        row.text, row.origin = text, Origin.PERSON
        row.revision += 1
        note_validated(row, unit, actor=actor, now=now)
        row.save()
        count += 1
    enqueue_counting(company_id=booklet.company_id, booklet_id=booklet.id)
    journal.record(
        actor=actor,
        action="booklet.translation_validated",
        target=booklet,
        label=booklet.name,
        now=now,
        after={"locale": locale, "page": sheet.title, "texts": count},
    )


def _named(block_id: str, field: str) -> str:
    return f"{block_id}.{field}" if block_id else field
