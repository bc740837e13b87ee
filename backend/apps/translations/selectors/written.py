"""What was written of a booklet in its languages."""

from collections.abc import Iterator, Sequence
from uuid import UUID

from apps.booklets.models import Booklet
from apps.translations.models import Origin, Translation
from shared.translating.page_units import Key, Written

Rows = dict[tuple[str, UUID, Key], Translation]  # by language, owner and unit


def written_in(
    booklet: Booklet, *, locale: str | None = None, owner_id: UUID | None = None
) -> Rows:
    """In every language of the booklet unless one is named, on every sheet unless one is."""
    rows = Translation.objects.filter(company_id=booklet.company_id, booklet=booklet)
    rows = rows.filter(locale__in=[locale] if locale else booklet.locales)
    if owner_id:
        rows = rows.filter(owner_id=owner_id)
    return {(row.locale, row.owner_id, (row.block_id, row.field)): row for row in rows}


def as_written(row: Translation | None) -> Written | None:
    if row is None:
        return None
    return Written(
        text=row.text,
        marks=row.marks,
        fingerprint=row.source_fingerprint,
        automatic=row.origin == Origin.MACHINE and row.validated_at is None,
        validated=row.validated_at is not None,
    )


def translation_lines(*, company_id: UUID) -> Iterator[Sequence[str]]:
    """Each translation of the company as a line of an export; booklets in the trash left out."""
    rows = Translation.objects.filter(company_id=company_id, booklet__trashed_at=None)
    in_order = rows.select_related("booklet").order_by("booklet__name", "locale", "id")
    for one in in_order.iterator():
        validated = one.validated_at.date().isoformat() if one.validated_at else ""
        written = one.written_at.date().isoformat()
        names = (one.by_name, written, one.validated_by_name, validated)
        yield one.booklet.name, one.locale, one.source_text, one.text, *names
