"""The files that a page shows: of its own library, or of the platform's."""

from uuid import UUID

from apps.media import selectors as media
from apps.media import services as media_services
from apps.pages.models import Page
from apps.pages.services._content import Content, name_of
from shared import errors
from shared.documents import Document, media_of, without_media
from shared.documents.content import walk

PLACE = "document"


class UnknownMedia(errors.Invalid):
    code = "unknown_media"


def check_media(document: Document, *, known: set[UUID], company_id: UUID | None) -> None:
    """Refuse a file that is not there to be shown; `known` ones were shown before."""
    wanted = media_of(document) - known
    unknown = wanted - media.showable_files(company_id=company_id, file_ids=wanted)
    for block in walk(document["blocks"]):
        shown = block["props"].get("media")
        if shown and UUID(shown) in unknown:
            raise UnknownMedia({name_of(block["id"]): "unknown_media"})


def show_media(page: Page, content: Content) -> Content:
    """Count what the page shows from now on; what was thrown away meanwhile is shown no more.

    The platform's files are not counted: a company cannot write in the platform's books.
    """
    wanted = media_of(content.document)
    there = media.showable_files(company_id=page.company_id, file_ids=wanted)
    media_services.set_usages(
        company_id=page.company_id,
        owner_type="page",
        owner_id=page.id,
        place=PLACE,
        label=content.title,
        file_ids=media.own_files(company_id=page.company_id, file_ids=there),
    )
    return Content(
        content.title, content.importance, without_media(content.document, wanted - there)
    )


def show_nothing(page: Page) -> None:
    """The page is gone, and what it showed is free."""
    media_services.set_usages(
        company_id=page.company_id,
        owner_type="page",
        owner_id=page.id,
        place=PLACE,
        label=page.title,
        file_ids=(),
    )
