from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.booklets.selectors import get_booklet
from apps.publishing import selectors, services
from apps.publishing.schemas.describe import describe_publication
from apps.publishing.schemas.publications import FileAddress, PdfQuery, PublicationOut
from shared import objects
from shared.http.limited import LIMITED
from shared.http.request import Request

router = Router(tags=["publishing"])


@router.get("/booklets/{booklet_id}/publications/{publication_id}/pdf", response=FileAddress)
def get_publication_pdf(
    request: Request, booklet_id: UUID, publication_id: UUID, wanted: Query[PdfQuery]
) -> dict[str, Any]:
    """Where its PDF can be fetched, for a few minutes."""
    booklet = get_booklet(actor=request.actor, booklet_id=booklet_id)
    publication = selectors.get_publication(booklet=booklet, publication_id=publication_id)
    edition = selectors.get_printed_edition(publication=publication, locale=wanted.locale)
    name = f"{booklet.slug}-{publication.version}-{edition.locale}.pdf"
    return {"address": objects.signed_get(key=edition.pdf_key, file_name=name)}


@router.post(
    "/booklets/{booklet_id}/publications/{publication_id}/archive",
    response={202: PublicationOut},
    openapi_extra=LIMITED,
)
def prepare_archive(
    request: Request, booklet_id: UUID, publication_id: UUID
) -> Status[dict[str, Any]]:
    """Put everything of it into one file: HTML, PDF and JSON of every language; it is made right after."""
    booklet = get_booklet(actor=request.actor, booklet_id=booklet_id)
    publication = selectors.get_publication(booklet=booklet, publication_id=publication_id)
    services.prepare_archive(actor=request.actor, publication=publication, now=timezone.now())
    told = describe_publication(actor=request.actor, booklet=booklet, publication=publication)
    return Status(202, told)


@router.get("/booklets/{booklet_id}/publications/{publication_id}/archive", response=FileAddress)
def download_publication(
    request: Request, booklet_id: UUID, publication_id: UUID
) -> dict[str, Any]:
    """Where its archive can be fetched, for a few minutes; the journal keeps that it was taken."""
    booklet = get_booklet(actor=request.actor, booklet_id=booklet_id)
    publication = selectors.get_publication(booklet=booklet, publication_id=publication_id)
    address = services.download_publication(
        actor=request.actor, booklet=booklet, publication=publication, now=timezone.now()
    )
    return {"address": address}
