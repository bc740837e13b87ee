from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router, Status

from apps.library import policies, selectors, services
from apps.library.models import Chapter
from apps.library.schemas.describe_pages import describe_pages
from apps.library.schemas.pages import CollatedIn, NewPage, PageMove, PagesOut
from apps.pages import services as page_services
from apps.pages.routes import PageRoutes
from apps.pages.schemas.describe import describe_line
from apps.pages.schemas.pages import PageLine
from shared.actor import Actor
from shared.http.request import Request

router = Router(tags=["library"])


def _get_chapter(actor: Actor, chapter_id: UUID) -> Chapter:
    return selectors.get_own_chapter(actor=actor, chapter_id=chapter_id)


def _writing(use_case: Callable[..., Any]) -> Callable[..., Any]:
    """A use case of pages, within a chapter that the caller may write."""

    def write(*, actor: Actor, chapter_id: UUID, **asked: Any) -> Any:
        with services.writing_chapter(actor=actor, chapter_id=chapter_id) as manuscript:
            return use_case(actor=actor, manuscript=manuscript, **asked)

    return write


routes = PageRoutes(
    router=router,
    holder="chapter",
    get_holder=_get_chapter,
    manuscript_of=lambda chapter, page_id: chapter.manuscript,
    may_write=lambda actor, chapter: policies.chapter_abilities(actor, chapter)["write"],
    line=PageLine,
    describe_line=describe_line,
)


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


routes.add_get("get_chapter_page", "A page with what is on it, and who.")
routes.add_save(
    "save_chapter_page",
    """What an author wrote, joined with what others saved meanwhile; what collides is told.

    The same body sent again changes nothing: a save needs no Idempotency-Key, whose answer is kept a day.
    """,
    _writing(page_services.save_page),
)


@router.post("/chapters/{chapter_id}/pages/{page_id}/move", response=PagesOut)
def move_chapter_page(
    request: Request, chapter_id: UUID, page_id: UUID, body: PageMove
) -> dict[str, Any]:
    """Behind another page, or to the front."""
    with services.writing_chapter(actor=request.actor, chapter_id=chapter_id) as manuscript:
        page_services.move_page(manuscript=manuscript, page_id=page_id, after=body.after)
    return list_chapter_pages(request, chapter_id)


routes.add_duplicate(
    "duplicate_chapter_page",
    "The same page once more, behind it.",
    _writing(page_services.duplicate_page),
)
routes.add_remove(
    "remove_chapter_page", "It can be brought back.", _writing(page_services.remove_page)
)
routes.add_bring_back(
    "bring_back_chapter_page",
    "A page that was removed, where it stood.",
    _writing(page_services.bring_back_page),
)
routes.add_cover(
    "cover_obligations",
    "Exactly these obligations are covered by the page, and so by its chapter.",
    services.cover_obligations,
)


@router.post("/chapters/{chapter_id}/pages/{page_id}/collate", response=PageLine)
def collate_page(
    request: Request, chapter_id: UUID, page_id: UUID, body: CollatedIn
) -> dict[str, Any]:
    """The official text on it was compared with its source today, word for word, by the caller."""
    now = timezone.now()
    page = services.collate_page(
        actor=request.actor,
        chapter_id=chapter_id,
        page_id=page_id,
        revision=body.revision,
        today=now.astimezone(request.timezone).date(),
        now=now,
    )
    return describe_line(page)


routes.add_presence(
    "mark_presence", "The caller is on this page for half a minute more; who else is."
)
routes.add_revisions("list_page_revisions", "What the page once said, the newest first.")
routes.add_revision("get_page_revision", "One revision with what it says.")
routes.add_comparison(
    "compare_page_revisions",
    "What changed in words since then: until another revision, or until today.",
)
routes.add_restore(
    "restore_page_revision",
    "What the page said then, as its newest revision.",
    _writing(page_services.restore_revision),
)
