from uuid import UUID

from ninja import Query, Router

from apps.booklets.schemas.chapters import (
    ChapterTitleIn,
    MoveIn,
    NewChapter,
    Outline,
    Preview,
    PreviewQuery,
    Shelf,
    ShelfQuery,
)
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.get("/booklets/{booklet_id}/outline", response=Outline)
def get_outline(request: Request, booklet_id: UUID) -> None:
    """The plan: chapters and pages, those taken out included."""
    raise NotImplementedError


@router.get("/booklets/{booklet_id}/shelf", response=Shelf)
def list_shelf(request: Request, booklet_id: UUID, wanted: Query[ShelfQuery]) -> None:
    """The chapters that the booklet may take over, those of its sector first."""
    raise NotImplementedError


@router.get("/booklets/{booklet_id}/preview", response=Preview)
def get_preview(request: Request, booklet_id: UUID, wanted: Query[PreviewQuery]) -> None:
    """All that draws the whole booklet, as one of its readers would see it."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/chapters", response={201: Outline})
def add_booklet_chapter(request: Request, booklet_id: UUID, body: NewChapter) -> None:
    """A chapter of the shelf with its pages, or an empty one."""
    raise NotImplementedError


@router.patch("/booklets/{booklet_id}/chapters/{chapter_id}", response=Outline)
def rename_booklet_chapter(
    request: Request, booklet_id: UUID, chapter_id: UUID, body: ChapterTitleIn
) -> None:
    """Another title."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/chapters/{chapter_id}/move", response=Outline)
def move_booklet_chapter(
    request: Request, booklet_id: UUID, chapter_id: UUID, body: MoveIn
) -> None:
    """Behind another one, or to the front."""
    raise NotImplementedError


@router.delete("/booklets/{booklet_id}/chapters/{chapter_id}", response=Outline)
def remove_booklet_chapter(request: Request, booklet_id: UUID, chapter_id: UUID) -> None:
    """It can be brought back."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/chapters/{chapter_id}/restore", response=Outline)
def bring_back_booklet_chapter(request: Request, booklet_id: UUID, chapter_id: UUID) -> None:
    """A chapter that was removed, at the end."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/chapters/{chapter_id}/detach", response=Outline)
def detach_booklet_chapter(request: Request, booklet_id: UUID, chapter_id: UUID) -> None:
    """It no longer follows the library."""
    raise NotImplementedError


@router.post("/booklets/{booklet_id}/chapters/{chapter_id}/attach", response=Outline)
def attach_booklet_chapter(request: Request, booklet_id: UUID, chapter_id: UUID) -> None:
    """It follows the library again."""
    raise NotImplementedError
