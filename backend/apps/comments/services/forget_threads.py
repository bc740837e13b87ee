from uuid import UUID

from apps.comments.models import Comment, CommentThread
from shared.batches import delete_in_batches


def forget_threads(*, company_id: UUID, booklet_id: UUID | None = None) -> None:
    """Remove what was said about a booklet that goes for ever, or about all of a purged company."""
    threads = CommentThread.objects.filter(company_id=company_id)
    if booklet_id:
        threads = threads.filter(booklet_id=booklet_id)
    delete_in_batches(Comment.objects.filter(company_id=company_id, thread__in=threads))
    delete_in_batches(threads)
