from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.booklets.selectors import get_managed_booklet
from apps.reading import selectors, services
from apps.reading.models import ReadingLink
from apps.reading.schemas.access import (
    CreatedReadingLink,
    NewReadingLink,
    ReadingLinkLine,
    ReadingLinks,
)
from apps.reading.schemas.describe import describe_created_link
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.pagination import Page

router = Router(tags=["reading"])


@router.get("/booklets/{booklet_id}/reading/links", response=ReadingLinks)
def list_reading_links(
    request: Request, booklet_id: UUID, page: Query[PageQuery]
) -> Page[ReadingLink]:
    """The personal links, the newest first."""
    booklet = get_managed_booklet(actor=request.actor, booklet_id=booklet_id)
    return selectors.list_links(
        actor=request.actor, booklet=booklet, cursor=page.cursor, limit=page.limit
    )


@router.post("/booklets/{booklet_id}/reading/links", response={201: CreatedReadingLink})
def create_reading_link(
    request: Request, booklet_id: UUID, body: NewReadingLink
) -> Status[dict[str, Any]]:
    """A personal link, told this once."""
    created = services.create_reading_link(
        actor=request.actor,
        booklet_id=booklet_id,
        label=body.label,
        expires_on=body.expires_on,
        now=timezone.now(),
    )
    return Status(201, describe_created_link(created))


@router.post("/booklets/{booklet_id}/reading/links/{link_id}/revoke", response=ReadingLinkLine)
def revoke_reading_link(request: Request, booklet_id: UUID, link_id: UUID) -> ReadingLink:
    """It opens nothing any more, nor do the devices that came by it."""
    return services.revoke_reading_link(
        actor=request.actor, booklet_id=booklet_id, link_id=link_id, now=timezone.now()
    )
