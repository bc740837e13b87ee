from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.booklets import selectors as booklets
from apps.publishing import selectors, services
from apps.publishing.models import Publication
from apps.publishing.schemas.describe import describe_line, describe_publication
from apps.publishing.schemas.publications import PublicationIn, PublicationOut, Publications
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["publishing"])


@router.get("/booklets/{booklet_id}/publications", response=Publications)
def list_publications(request: Request, booklet_id: UUID, page: Query[PageQuery]) -> dict[str, Any]:
    """Every version, the newest first."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    found = selectors.list_publications(booklet=booklet, cursor=page.cursor, limit=page.limit)
    return {"items": [describe_line(one, booklet) for one in found.items], "next": found.next}


@router.post("/booklets/{booklet_id}/publications", response={202: PublicationOut})
def publish_booklet(
    request: Request, booklet_id: UUID, body: PublicationIn
) -> Status[dict[str, Any]]:
    """Freeze the booklet as a version; its files are made and put online right after."""
    publication = services.publish_booklet(
        actor=request.actor, booklet_id=booklet_id, **body.model_dump(), now=timezone.now()
    )
    return Status(202, _to_output(request, publication))


@router.get("/booklets/{booklet_id}/publications/{publication_id}", response=PublicationOut)
def get_publication(request: Request, booklet_id: UUID, publication_id: UUID) -> dict[str, Any]:
    """One version, and how far its files are."""
    booklet = booklets.get_booklet(actor=request.actor, booklet_id=booklet_id)
    publication = selectors.get_publication(booklet=booklet, publication_id=publication_id)
    return _to_output(request, publication)


@router.post("/booklets/{booklet_id}/publications/{publication_id}/online", response=PublicationOut)
def put_publication_back(
    request: Request, booklet_id: UUID, publication_id: UUID
) -> dict[str, Any]:
    """Readers get this former version again; one whose build failed is made again."""
    publication = services.put_publication_back(
        actor=request.actor,
        booklet_id=booklet_id,
        publication_id=publication_id,
        now=timezone.now(),
    )
    return _to_output(request, publication)


@router.post(
    "/booklets/{booklet_id}/translations/{locale}/republish", response={202: PublicationOut}
)
def republish_translations(
    request: Request, booklet_id: UUID, locale: str
) -> Status[dict[str, Any]]:
    """What readers have, with what was validated since in one language; its files are made right after."""
    publication = services.republish_translations(
        actor=request.actor, booklet_id=booklet_id, locale=locale, now=timezone.now()
    )
    return Status(202, _to_output(request, publication))


def _to_output(request: Request, publication: Publication) -> dict[str, Any]:
    return describe_publication(
        actor=request.actor, booklet=publication.booklet, publication=publication
    )
