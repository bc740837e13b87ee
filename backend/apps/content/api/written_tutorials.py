from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.content import policies, selectors, services
from apps.content.schemas.describe_written import (
    describe_whole_written_tutorial,
    describe_written_tutorial,
)
from apps.content.schemas.tutorials import (
    TutorialChange,
    TutorialIn,
    TutorialMove,
    WrittenTutorialOut,
    WrittenTutorialPage,
    WrittenTutorialQuery,
)
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["content"])


@router.get("/content/tutorials", response=WrittenTutorialPage)
def list_written_tutorials(
    request: Request, wanted: Query[WrittenTutorialQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """Every tutorial in its order, with how many have done it."""
    actor, now = request.actor, timezone.now()
    given = wanted.dict()
    found = selectors.list_written_tutorials(
        actor=actor,
        wanted=selectors.WrittenTutorialFilter(**{**given, "role": given["role"] or ""}),
        cursor=page.cursor,
        limit=page.limit,
    )
    return {
        "items": [
            describe_written_tutorial(one, language=actor.language, now=now) for one in found.items
        ],
        "next": found.next,
        "counts": selectors.count_tutorial_statuses(actor=actor),
        "abilities": {"create": policies.may_write(actor)},
    }


@router.post("/content/tutorials", response={201: WrittenTutorialOut})
def create_tutorial(request: Request, body: TutorialIn) -> Status[dict[str, Any]]:
    """One more tutorial, the last one, shown to nobody yet."""
    tutorial = services.create_tutorial(
        actor=request.actor, text=services.TutorialText(**body.dict()), now=timezone.now()
    )
    return Status(201, _to_output(request, tutorial.id))


@router.get("/content/tutorials/{tutorial_id}", response=WrittenTutorialOut)
def get_written_tutorial(request: Request, tutorial_id: UUID) -> dict[str, Any]:
    """A tutorial in every language, whatever its status."""
    return _to_output(request, tutorial_id)


@router.put("/content/tutorials/{tutorial_id}", response=WrittenTutorialOut)
def update_tutorial(request: Request, tutorial_id: UUID, body: TutorialChange) -> dict[str, Any]:
    """What it says from now on, to its readers at once if it is published."""
    given = body.dict()
    services.update_tutorial(
        actor=request.actor,
        tutorial_id=tutorial_id,
        revision=given.pop("revision"),
        text=services.TutorialText(**given),
        now=timezone.now(),
    )
    return _to_output(request, tutorial_id)


@router.post("/content/tutorials/{tutorial_id}/publish", response=WrittenTutorialOut)
def publish_tutorial(request: Request, tutorial_id: UUID) -> dict[str, Any]:
    """Show it beside its screens."""
    services.publish_tutorial(actor=request.actor, tutorial_id=tutorial_id, now=timezone.now())
    return _to_output(request, tutorial_id)


@router.post("/content/tutorials/{tutorial_id}/archive", response=WrittenTutorialOut)
def archive_tutorial(request: Request, tutorial_id: UUID) -> dict[str, Any]:
    """Show it no longer."""
    services.archive_tutorial(actor=request.actor, tutorial_id=tutorial_id, now=timezone.now())
    return _to_output(request, tutorial_id)


@router.post("/content/tutorials/{tutorial_id}/move", response=WrittenTutorialOut)
def move_tutorial(request: Request, tutorial_id: UUID, body: TutorialMove) -> dict[str, Any]:
    """Put it behind another one, or in front of all."""
    services.move_tutorial(
        actor=request.actor, tutorial_id=tutorial_id, after=body.after, now=timezone.now()
    )
    return _to_output(request, tutorial_id)


def _to_output(request: Request, tutorial_id: UUID) -> dict[str, Any]:
    tutorial = selectors.get_written_tutorial(actor=request.actor, tutorial_id=tutorial_id)
    return describe_whole_written_tutorial(tutorial, actor=request.actor, now=timezone.now())
