"""A page as somebody read it, when they asked."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet, Structure
from apps.participation.selectors import find_shown
from apps.publishing.models import Content, Edition, PublicationContent
from apps.publishing.selectors import placed_pages
from shared.documents import Document


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownPage:
    """A page of an edition, and its file from the root of the bundle."""

    edition: Edition
    page: dict[str, Any]
    chapter: str
    file: str


def page_shown(*, booklet: Booklet, bundle: str, page_id: UUID) -> ShownPage | None:
    """Of the edition whose folder this is; nothing, when it is none of this booklet's or has no such page."""
    edition = find_shown(booklet=booklet, bundle=bundle)
    content = _content(edition.company_id, edition.publication_id) if edition else None
    placed = placed_pages(content).get(str(page_id)) if content else None
    if edition is None or content is None or placed is None:
        return None
    return ShownPage(
        edition=edition,
        page=placed.page,
        chapter=placed.chapter,
        file=page_file(content, str(page_id)),
    )


def published_page(
    *, company_id: UUID, publication_id: UUID, page_id: UUID
) -> tuple[Document, dict[str, Any]] | None:
    """What a version says on a page, and the values that it inserts; nothing, when it is no longer kept."""
    content = _content(company_id, publication_id)
    placed = placed_pages(content).get(str(page_id)) if content else None
    return (placed.page["document"], dict(placed.values)) if placed else None


def page_file(content: Content, page_id: str) -> str:
    """The twin of `fileOf` in frontend/packages/booklet/src/places.ts."""
    together = content["booklet"].get("structure") == Structure.SINGLE_PAGE_PER_TOPIC
    for number, chapter in enumerate(content["chapters"], start=1):
        for place, page in enumerate(chapter["pages"], start=1):
            if page["id"] == page_id:
                return f"c{number}.html" if together else f"c{number}/p{place}.html"
    return "index.html"


def _content(company_id: UUID, publication_id: UUID) -> Content | None:
    rows = PublicationContent.objects.filter(company_id=company_id, publication=publication_id)
    content: Content | None = rows.values_list("content", flat=True).first()
    return content
