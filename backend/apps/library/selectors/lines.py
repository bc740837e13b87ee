from collections.abc import Iterator, Sequence
from uuid import UUID

from apps.library.models import Chapter
from apps.pages.models import Page
from shared.documents.content import plain_text, walk
from shared.language import DEFAULT_LANGUAGE, text

BATCH = 50


def chapter_lines(*, company_id: UUID, language: str) -> Iterator[Sequence[str]]:
    """Each page of the company's chapters as a line of an export; a chapter without pages has one too."""
    chapters = Chapter.objects.of(company_id).order_by("name", "id")
    batch: list[Chapter] = []
    for chapter in chapters.iterator(chunk_size=BATCH):
        batch.append(chapter)
        if len(batch) == BATCH:
            yield from _lines(batch, language)
            batch = []
    yield from _lines(batch, language)


def _lines(chapters: list[Chapter], language: str) -> Iterator[Sequence[str]]:
    pages = _pages_of(chapters)
    for chapter in chapters:
        status = text(f"library.statuses.{chapter.status}", language)
        summary = chapter.summary.get(DEFAULT_LANGUAGE, "")
        begin = chapter.name, summary, status, str(chapter.version)
        for page in pages.get(chapter.manuscript_id, []) or [Page(title="")]:
            said = (plain_text(block) for block in walk(page.document["blocks"]))
            yield *begin, page.title, "\n".join(filter(None, said))


def _pages_of(chapters: list[Chapter]) -> dict[UUID, list[Page]]:
    found: dict[UUID, list[Page]] = {}
    manuscripts = [chapter.manuscript_id for chapter in chapters]
    pages = Page.objects.filter(manuscript__in=manuscripts, removed_at=None)
    for page in pages.order_by("position", "id"):
        found.setdefault(page.manuscript_id, []).append(page)
    return found
