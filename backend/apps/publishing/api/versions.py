from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router

from apps.booklets import selectors as booklets
from apps.booklets.schemas.chapters import Preview
from apps.publishing import selectors
from apps.publishing.schemas.describe_comparison import describe_comparison
from apps.publishing.schemas.describe_preview import describe_published
from apps.publishing.schemas.publications import ComparisonQuery, PublicationComparison
from shared.http.request import Request

router = Router(tags=["publishing"])


@router.get("/booklets/{booklet_id}/comparison", response=PublicationComparison)
def compare_publications(
    request: Request, booklet_id: UUID, wanted: Query[ComparisonQuery]
) -> dict[str, Any]:
    """What changed between two versions, or since one, in words."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    comparison = selectors.compare_states(
        actor=request.actor,
        booklet=booklet,
        before=wanted.before,
        after=wanted.after,
        now=timezone.now(),
    )
    return describe_comparison(comparison)


@router.get("/booklets/{booklet_id}/publications/{publication_id}/preview", response=Preview)
def preview_publication(request: Request, booklet_id: UUID, publication_id: UUID) -> dict[str, Any]:
    """The booklet as it was."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    publication = selectors.get_publication(booklet=booklet, publication_id=publication_id)
    return describe_published(
        actor=request.actor, booklet=booklet, publication=publication, now=timezone.now()
    )
