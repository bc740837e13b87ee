from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.booklets import selectors, services
from apps.booklets.schemas.chapters import (
    AvailableChapters,
    AvailableChaptersQuery,
    BookletSizes,
    ChapterTitleIn,
    MoveIn,
    NewChapter,
    Outline,
    Preview,
    PreviewQuery,
)
from apps.booklets.schemas.describe_plan import (
    describe_available_chapters,
    describe_outline,
    describe_sizes,
)
from apps.booklets.schemas.describe_preview import describe_preview
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.get("/booklets/{booklet_id}/outline", response=Outline)
def get_outline(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """The plan: chapters and pages, those taken out included."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    return describe_outline(actor=request.actor, booklet=booklet, now=timezone.now())


@router.get("/booklets/{booklet_id}/available-chapters", response=AvailableChapters)
def list_available_chapters(
    request: Request, booklet_id: UUID, wanted: Query[AvailableChaptersQuery]
) -> dict[str, Any]:
    """The chapters that the booklet may take over, those of its sector first."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    found = selectors.list_available_chapters(booklet=booklet, search=wanted.search)
    return describe_available_chapters(actor=request.actor, chapters=found)


@router.get("/booklets/{booklet_id}/sizes", response=BookletSizes)
def list_booklet_sizes(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """What each size of its sector's chapters would make of the booklet."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    return describe_sizes(booklet=booklet)


@router.get("/booklets/{booklet_id}/preview", response=Preview)
def get_preview(request: Request, booklet_id: UUID, wanted: Query[PreviewQuery]) -> dict[str, Any]:
    """All that draws the whole booklet, as one of its readers would see it."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    reader = selectors.Reader(**wanted.model_dump())
    return describe_preview(actor=request.actor, booklet=booklet, reader=reader, now=timezone.now())


@router.post("/booklets/{booklet_id}/chapters", response={201: Outline})
def add_booklet_chapter(
    request: Request, booklet_id: UUID, body: NewChapter
) -> Status[dict[str, Any]]:
    """A chapter of the library with its pages, or an empty one."""
    services.add_chapter(
        actor=request.actor,
        booklet_id=booklet_id,
        chapter_id=body.chapter,
        title=body.title,
        after=body.after,
        now=timezone.now(),
    )
    return Status(201, get_outline(request, booklet_id))


@router.patch("/booklets/{booklet_id}/chapters/{chapter_id}", response=Outline)
def rename_booklet_chapter(
    request: Request, booklet_id: UUID, chapter_id: UUID, body: ChapterTitleIn
) -> dict[str, Any]:
    """Another title."""
    services.rename_chapter(
        actor=request.actor,
        booklet_id=booklet_id,
        chapter_id=chapter_id,
        title=body.title,
        now=timezone.now(),
    )
    return get_outline(request, booklet_id)


@router.post("/booklets/{booklet_id}/chapters/{chapter_id}/move", response=Outline)
def move_booklet_chapter(
    request: Request, booklet_id: UUID, chapter_id: UUID, body: MoveIn
) -> dict[str, Any]:
    """Behind another one, or to the front."""
    services.move_chapter(
        actor=request.actor,
        booklet_id=booklet_id,
        chapter_id=chapter_id,
        after=body.after,
        now=timezone.now(),
    )
    return get_outline(request, booklet_id)


@router.delete("/booklets/{booklet_id}/chapters/{chapter_id}", response=Outline)
def remove_booklet_chapter(request: Request, booklet_id: UUID, chapter_id: UUID) -> dict[str, Any]:
    """It can be brought back."""
    services.remove_chapter(
        actor=request.actor, booklet_id=booklet_id, chapter_id=chapter_id, now=timezone.now()
    )
    return get_outline(request, booklet_id)


@router.post("/booklets/{booklet_id}/chapters/{chapter_id}/restore", response=Outline)
def bring_back_booklet_chapter(
    request: Request, booklet_id: UUID, chapter_id: UUID
) -> dict[str, Any]:
    """A chapter that was removed, at the end."""
    services.bring_back_chapter(
        actor=request.actor, booklet_id=booklet_id, chapter_id=chapter_id, now=timezone.now()
    )
    return get_outline(request, booklet_id)


@router.post("/booklets/{booklet_id}/chapters/{chapter_id}/detach", response=Outline)
def detach_booklet_chapter(request: Request, booklet_id: UUID, chapter_id: UUID) -> dict[str, Any]:
    """It no longer follows the library."""
    services.detach_chapter(
        actor=request.actor, booklet_id=booklet_id, chapter_id=chapter_id, now=timezone.now()
    )
    return get_outline(request, booklet_id)


@router.post("/booklets/{booklet_id}/chapters/{chapter_id}/attach", response=Outline)
def attach_booklet_chapter(request: Request, booklet_id: UUID, chapter_id: UUID) -> dict[str, Any]:
    """It follows the library again."""
    services.attach_chapter(
        actor=request.actor, booklet_id=booklet_id, chapter_id=chapter_id, now=timezone.now()
    )
    return get_outline(request, booklet_id)
