from uuid import UUID

from apps.comprehension.models import ReaderQuestion
from shared.batches import delete_in_batches


def forget_questions(*, company_id: UUID, booklet_id: UUID | None = None) -> None:
    """Of a booklet that goes for ever, or of a purged company."""
    rows = ReaderQuestion.objects.filter(company_id=company_id)
    delete_in_batches(rows.filter(booklet_id=booklet_id) if booklet_id else rows)
