from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router, Status

from apps.booklets import policies, selectors, services
from apps.booklets.models import Booklet, BookletPage
from apps.booklets.schemas.chapters import (
    NewBookletPage,
    Outline,
    OutlineLine,
    PageCard,
    PageMoveIn,
)
from apps.booklets.schemas.describe_plan import describe_outline, describe_planned
from apps.booklets.schemas.parts import Conditions
from apps.pages.routes import PageRoutes
from shared.actor import Actor
from shared.http.request import Request

router = Router(tags=["booklets"])


def _get_booklet(actor: Actor, booklet_id: UUID) -> Booklet:
    return selectors.get_booklet(actor=actor, booklet_id=booklet_id)


def _to_output(page: BookletPage) -> dict[str, Any]:
    return describe_planned(booklet=page.chapter.booklet, page_id=page.page_id)


routes = PageRoutes(
    router=router,
    holder="booklet",
    get_holder=_get_booklet,
    manuscript_of=lambda booklet, page_id: (
        selectors.get_page(booklet=booklet, page_id=page_id).chapter.manuscript
    ),
    may_write=lambda actor, booklet: policies.booklet_abilities(actor, booklet)["write"],
    line=OutlineLine,
    describe_line=_to_output,
)


@router.post("/booklets/{booklet_id}/pages", response={201: OutlineLine})
def add_booklet_page(
    request: Request, booklet_id: UUID, body: NewBookletPage
) -> Status[dict[str, Any]]:
    """An empty page in a chapter."""
    page = services.add_booklet_page(
        actor=request.actor,
        booklet_id=booklet_id,
        chapter_id=body.chapter,
        title=body.title,
        after=body.after,
        now=timezone.now(),
    )
    return Status(201, _to_output(page))


routes.add_get("get_booklet_page", "A page with what is on it, and who.")
routes.add_save(
    "save_booklet_page",
    "What an author wrote, joined with what others saved meanwhile; what collides is told.",
    services.save_booklet_page,
)


@router.patch("/booklets/{booklet_id}/pages/{page_id}", response=OutlineLine)
def update_booklet_page(
    request: Request, booklet_id: UUID, page_id: UUID, body: PageCard
) -> dict[str, Any]:
    """Another title or importance."""
    page = services.update_booklet_page(
        actor=request.actor,
        booklet_id=booklet_id,
        page_id=page_id,
        title=body.title,
        importance=body.importance,
        now=timezone.now(),
    )
    return _to_output(page)


@router.post("/booklets/{booklet_id}/pages/{page_id}/move", response=Outline)
def move_booklet_page(
    request: Request, booklet_id: UUID, page_id: UUID, body: PageMoveIn
) -> dict[str, Any]:
    """Within its chapter or into another one."""
    services.move_booklet_page(
        actor=request.actor,
        booklet_id=booklet_id,
        page_id=page_id,
        chapter_id=body.chapter,
        after=body.after,
        now=timezone.now(),
    )
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    return describe_outline(actor=request.actor, booklet=booklet, now=timezone.now())


routes.add_duplicate(
    "duplicate_booklet_page",
    "The same page once more, behind it.",
    services.duplicate_booklet_page,
)
routes.add_remove("remove_booklet_page", "It stays at hand.", services.remove_booklet_page)
routes.add_bring_back(
    "bring_back_booklet_page",
    "A page that was taken out, where it stood.",
    services.bring_back_booklet_page,
)
routes.add_cover(
    "cover_booklet_obligations",
    "Exactly these obligations are covered by the page.",
    services.cover_booklet_obligations,
)


@router.put("/booklets/{booklet_id}/pages/{page_id}/conditions", response=OutlineLine)
def set_booklet_page_conditions(
    request: Request, booklet_id: UUID, page_id: UUID, body: Conditions
) -> dict[str, Any]:
    """Whom the page is for."""
    page = services.set_page_conditions(
        actor=request.actor,
        booklet_id=booklet_id,
        page_id=page_id,
        conditions=body.model_dump(mode="json"),
        now=timezone.now(),
    )
    return _to_output(page)


routes.add_presence(
    "mark_booklet_presence", "The caller is on this page for half a minute more; who else is."
)
routes.add_revisions("list_booklet_revisions", "What the page once said, the newest first.")
routes.add_revision("get_booklet_revision", "The page as it once was.")
routes.add_comparison("compare_booklet_revisions", "What changed since.")
routes.add_restore(
    "restore_booklet_revision",
    "The page says again what it said.",
    services.restore_booklet_revision,
)
