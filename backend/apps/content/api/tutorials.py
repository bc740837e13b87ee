from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.content import selectors, services
from apps.content.schemas.describe import describe_tutorial, describe_whole_tutorial
from apps.content.schemas.tutorials import TutorialOut, TutorialPage, TutorialQuery
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["content"])


@router.get("/tutorials", response=TutorialPage)
def list_tutorials(
    request: Request, wanted: Query[TutorialQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """Tutorials for the caller's role, in their order: of a screen, of a topic, or with some words."""
    found = selectors.list_tutorials(
        actor=request.actor,
        wanted=selectors.TutorialFilter(
            screen=wanted.screen or "", topic=wanted.topic, search=wanted.search
        ),
        cursor=page.cursor,
        limit=page.limit,
    )
    language, now = request.actor.language, timezone.now()
    items = [describe_tutorial(one, language=language, now=now) for one in found.items]
    return {"items": items, "next": found.next}


@router.get("/tutorials/{tutorial_id}", response=TutorialOut)
def get_tutorial(request: Request, tutorial_id: UUID) -> dict[str, Any]:
    """A tutorial for the caller's role, with what it says."""
    tutorial = selectors.get_tutorial(actor=request.actor, tutorial_id=tutorial_id)
    return describe_whole_tutorial(tutorial, language=request.actor.language, now=timezone.now())


@router.post("/tutorials/{tutorial_id}/done", response={204: None})
def do_tutorial(request: Request, tutorial_id: UUID) -> Status[None]:
    """The caller has done it."""
    services.do_tutorial(actor=request.actor, tutorial_id=tutorial_id, now=timezone.now())
    return Status(204, None)
