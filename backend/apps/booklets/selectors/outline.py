"""The plan of a booklet: its chapters and pages, and how they stand to the library. Few queries, whatever its size."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db.models import F, Func, IntegerField, QuerySet

from apps.booklets.models import Booklet, BookletChapter, BookletPage, CoreState
from apps.booklets.selectors.locks import is_page_locked, locked_chapters, locked_pages
from apps.booklets.selectors.plan import chapters_of, get_page, pages_of
from apps.booklets.selectors.sectors import mandatory_chapters
from apps.library.models import Chapter
from apps.pages.models import Page

BLOCKS = Func(
    F("page__document"),
    template="jsonb_array_length(%(expressions)s -> 'blocks')",
    output_field=IntegerField(),
)


@dataclass(frozen=True, slots=True)
class PlannedPage:
    """A page with what the booklet knows of it, without what it says."""

    noted: BookletPage
    blocks: int
    locked: bool  # its words are the library's

    @property
    def page(self) -> Page:
        return self.noted.page

    @property
    def modified(self) -> bool:
        """Since it was taken over from the library."""
        return self.noted.origin_page_id is not None and is_changed(self.noted)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedChapter:
    chapter: BookletChapter
    pages: list[PlannedPage]  # those that were taken out included
    mandatory: bool
    locked: bool  # its words are the library's
    newest: int  # of the library today; 0: written here
    core_state: CoreState | None

    @property
    def words(self) -> int:
        return sum(one.page.words for one in self.pages if one.page.removed_at is None)


def get_outline(*, booklet: Booklet) -> list[PlannedChapter]:
    """The standing chapters in their order."""
    chapters = [one for one in chapters_of(booklet) if one.removed_at is None]
    mandatory, newest = mandatory_chapters(booklet), _newest(chapters)
    locked = locked_chapters(chapters)
    pages: dict[UUID, list[PlannedPage]] = {chapter.id: [] for chapter in chapters}
    counted = list(_counted(pages_of(booklet)))
    kept = locked_pages(counted, chapters) if locked else set()
    for one in counted:
        pages[one.chapter_id].append(PlannedPage(one, one.blocks, one.id in kept))
    return [
        PlannedChapter(
            chapter=chapter,
            pages=pages[chapter.id],
            mandatory=chapter.origin_chapter_id in mandatory,
            locked=chapter.id in locked,
            newest=newest.get(chapter.origin_chapter_id, chapter.origin_version),
            core_state=core_state(
                chapter,
                [one.noted for one in pages[chapter.id]],
                newest.get(chapter.origin_chapter_id, 0),
            ),
        )
        for chapter in chapters
    ]


def removed_chapters(*, booklet: Booklet) -> list[BookletChapter]:
    """Those that were taken out and may be brought back, the last one first."""
    return list(chapters_of(booklet).exclude(removed_at=None).order_by("-removed_at", "id"))


def get_planned_page(*, booklet: Booklet, page_id: UUID) -> PlannedPage:
    """One page as the plan shows it, taken out or not."""
    noted = get_page(booklet=booklet, page_id=page_id)
    (counted,) = _counted(pages_of(booklet).filter(id=noted.id))
    return PlannedPage(counted, counted.blocks, is_page_locked(counted))


def core_state(
    chapter: BookletChapter, pages: Sequence[BookletPage], newest: int
) -> CoreState | None:
    """How a chapter stands to the one of the library that it was taken from; nothing if it was written here."""
    if chapter.origin_chapter_id is None:
        return None
    if chapter.detached:
        return CoreState.DETACHED
    behind, modified = newest > chapter.origin_version, _is_modified(chapter, pages)
    if behind:
        return CoreState.CONFLICT if modified else CoreState.UPDATE_AVAILABLE
    return CoreState.LOCALLY_MODIFIED if modified else CoreState.UP_TO_DATE


def is_changed(noted: BookletPage) -> bool:
    return noted.page.fingerprint != noted.origin_fingerprint


def _is_modified(chapter: BookletChapter, pages: Sequence[BookletPage]) -> bool:
    """Whether a page says something else, was added, taken out or moved elsewhere."""
    standing = [one for one in pages if one.page.removed_at is None]
    taken_over = {one.origin_page_id for one in standing}
    return taken_over != set(chapter.origin_pages) or any(map(is_changed, standing))


def _newest(chapters: Iterable[BookletChapter]) -> dict[UUID | None, int]:
    origins = [one.origin_chapter_id for one in chapters if one.origin_chapter_id]
    return dict(Chapter.objects.filter(id__in=origins).values_list("id", "version"))


def _counted(pages: QuerySet[BookletPage]) -> Iterable[Any]:
    return pages.select_related("page").defer("page__document").annotate(blocks=BLOCKS)
