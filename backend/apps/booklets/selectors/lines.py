from collections.abc import Iterator, Sequence
from itertools import groupby
from uuid import UUID

from apps.booklets.models import Booklet, BookletChapter
from apps.pages.models import Page
from shared.documents.content import plain_text, walk
from shared.language import text

BATCH = 20


def booklet_lines(*, company_id: UUID, language: str) -> Iterator[Sequence[str]]:
    """Each page of the company's booklets as a line of an export; an empty booklet has one too."""
    booklets = Booklet.objects.filter(company_id=company_id, trashed_at=None)
    for booklet in booklets.order_by("name", "id").iterator(chunk_size=BATCH):
        status = text(f"booklets.statuses.{booklet.status}", language)
        begin = booklet.name, booklet.slug, status
        for title, page in _pages_of(booklet) or [("", Page(title=""))]:
            said = (plain_text(block) for block in walk(page.document["blocks"]))
            yield *begin, title, page.title, "\n".join(filter(None, said))


def _pages_of(booklet: Booklet) -> list[tuple[str, Page]]:
    """In their order, each with the title of its chapter; nothing that was taken out."""
    chapters = BookletChapter.objects.filter(company_id=booklet.company_id, booklet=booklet)
    in_order = list(chapters.filter(removed_at=None).order_by("position", "id"))
    manuscripts = [chapter.manuscript_id for chapter in in_order]
    pages = Page.objects.of(booklet.company_id).filter(manuscript__in=manuscripts, removed_at=None)
    found = {
        manuscript: list(group)
        for manuscript, group in groupby(
            pages.order_by("manuscript", "position", "id"), key=lambda page: page.manuscript_id
        )
    }
    return [
        (chapter.title, page)
        for chapter in in_order
        for page in found.get(chapter.manuscript_id, [])
    ]
