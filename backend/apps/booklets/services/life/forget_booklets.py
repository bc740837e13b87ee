from uuid import UUID

from apps.booklets.models import (
    Booklet,
    BookletAccess,
    BookletChapter,
    BookletPage,
    BookletReview,
    BookletSlug,
    NotApplicable,
)
from shared.batches import delete_in_batches


def forget_booklets(*, company_id: UUID) -> None:
    """Remove every booklet of a purged company; the library removes the pages."""
    for model in (
        NotApplicable,
        BookletAccess,
        BookletReview,
        BookletSlug,
        BookletPage,
        BookletChapter,
        Booklet,
    ):
        delete_in_batches(model.objects.filter(company_id=company_id))
