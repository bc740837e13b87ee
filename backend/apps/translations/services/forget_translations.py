from uuid import UUID

from apps.translations.models import Translation
from shared.batches import delete_in_batches


def forget_translations(*, company_id: UUID, booklet_id: UUID | None = None) -> None:
    """Remove what was translated of a booklet that goes for ever, or of all of a purged company."""
    rows = Translation.objects.filter(company_id=company_id)
    delete_in_batches(rows.filter(booklet_id=booklet_id) if booklet_id else rows)
