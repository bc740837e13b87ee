from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router, Status

from apps.library import policies, selectors, services
from apps.library.schemas.describe_pages import (
    describe_brought,
    describe_line,
    describe_neighbours,
    describe_page,
    describe_pages,
)
from apps.library.schemas.pages import (
    CoveredIn,
    Neighbours,
    NewPage,
    PageIn,
    PageLine,
    PageMove,
    PageOut,
    PagesOut,
    PresenceIn,
    SavedPage,
)
from apps.pages import selectors as pages
from apps.pages import services as page_services
from shared.http.request import Request

router = Router(tags=["library"])


@router.get("/chapters/{chapter_id}/pages", response=PagesOut)
def list_chapter_pages(request: Request, chapter_id: UUID) -> dict[str, Any]:
    """The outline of a chapter."""
    chapter = selectors.get_own_chapter(actor=request.actor, chapter_id=chapter_id)
    return describe_pages(actor=request.actor, chapter=chapter)


@router.post("/chapters/{chapter_id}/pages", response={201: PageLine})
def add_chapter_page(request: Request, chapter_id: UUID, body: NewPage) -> Status[dict[str, Any]]:
    """An empty page, behind another one or at the end."""
    with services.writing_chapter(actor=request.actor, chapter_id=chapter_id) as manuscript:
        page = page_services.add_page(
            actor=request.actor,
            manuscript=manuscript,
            title=body.title,
            after=body.after,
            now=timezone.now(),
        )
    return Status(201, describe_line(page))


@router.get("/chapters/{chapter_id}/pages/{page_id}", response=PageOut)
def get_chapter_page(request: Request, chapter_id: UUID, page_id: UUID) -> dict[str, Any]:
    """A page with what is on it, and who."""
    now = timezone.now()
    chapter = selectors.get_own_chapter(actor=request.actor, chapter_id=chapter_id)
    if policies.chapter_abilities(request.actor, chapter)["write"]:
        page = page_services.open_page(manuscript=chapter.manuscript, page_id=page_id, now=now)
    else:
        page = pages.get_page(manuscript=chapter.manuscript, page_id=page_id)
    return describe_page(actor=request.actor, page=page, now=now)


@router.put("/chapters/{chapter_id}/pages/{page_id}", response=SavedPage)
def save_chapter_page(
    request: Request, chapter_id: UUID, page_id: UUID, body: PageIn
) -> dict[str, Any]:
    """What an author wrote, joined with what others saved meanwhile; what collides is told.

    The same body sent again changes nothing: a save needs no Idempotency-Key, whose answer is kept a day.
    """
    with services.writing_chapter(actor=request.actor, chapter_id=chapter_id) as manuscript:
        brought = page_services.save_page(
            actor=request.actor,
            manuscript=manuscript,
            page_id=page_id,
            base_revision=body.base_revision,
            title=body.title,
            importance=body.importance,
            document=body.document,
            now=timezone.now(),
        )
    return describe_brought(brought)


@router.post("/chapters/{chapter_id}/pages/{page_id}/move", response=PagesOut)
def move_chapter_page(
    request: Request, chapter_id: UUID, page_id: UUID, body: PageMove
) -> dict[str, Any]:
    """Behind another page, or to the front."""
    with services.writing_chapter(actor=request.actor, chapter_id=chapter_id) as manuscript:
        page_services.move_page(manuscript=manuscript, page_id=page_id, after=body.after)
    return list_chapter_pages(request, chapter_id)


@router.post("/chapters/{chapter_id}/pages/{page_id}/duplicate", response={201: PageLine})
def duplicate_chapter_page(
    request: Request, chapter_id: UUID, page_id: UUID
) -> Status[dict[str, Any]]:
    """The same page once more, behind it."""
    with services.writing_chapter(actor=request.actor, chapter_id=chapter_id) as manuscript:
        page = page_services.duplicate_page(
            actor=request.actor, manuscript=manuscript, page_id=page_id, now=timezone.now()
        )
    return Status(201, describe_line(page))


@router.delete("/chapters/{chapter_id}/pages/{page_id}", response={204: None})
def remove_chapter_page(request: Request, chapter_id: UUID, page_id: UUID) -> Status[None]:
    """It can be brought back."""
    with services.writing_chapter(actor=request.actor, chapter_id=chapter_id) as manuscript:
        page_services.remove_page(
            actor=request.actor, manuscript=manuscript, page_id=page_id, now=timezone.now()
        )
    return Status(204, None)


@router.post("/chapters/{chapter_id}/pages/{page_id}/restore", response=PageLine)
def bring_back_chapter_page(request: Request, chapter_id: UUID, page_id: UUID) -> dict[str, Any]:
    """A page that was removed, where it stood."""
    with services.writing_chapter(actor=request.actor, chapter_id=chapter_id) as manuscript:
        page = page_services.bring_back_page(
            actor=request.actor, manuscript=manuscript, page_id=page_id, now=timezone.now()
        )
    return describe_line(page)


@router.put("/chapters/{chapter_id}/pages/{page_id}/obligations", response=PageLine)
def cover_obligations(
    request: Request, chapter_id: UUID, page_id: UUID, body: CoveredIn
) -> dict[str, Any]:
    """Exactly these obligations are covered by the page, and so by its chapter."""
    page = services.cover_obligations(
        actor=request.actor,
        chapter_id=chapter_id,
        page_id=page_id,
        obligations=body.obligations,
        now=timezone.now(),
    )
    return describe_line(page)


@router.post("/chapters/{chapter_id}/pages/{page_id}/presence", response=Neighbours)
def mark_presence(
    request: Request, chapter_id: UUID, page_id: UUID, body: PresenceIn
) -> dict[str, Any]:
    """The caller is on this page for half a minute more; who else is."""
    chapter = selectors.get_own_chapter(actor=request.actor, chapter_id=chapter_id)
    page = pages.get_page(manuscript=chapter.manuscript, page_id=page_id)
    people = page_services.mark_presence(
        actor=request.actor, page=page, block_id=body.block_id or "", now=timezone.now()
    )
    return describe_neighbours(people)
