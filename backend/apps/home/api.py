from typing import Any

from django.utils import timezone
from ninja import Query, Router, Status

from apps.home import services
from apps.home.schemas.describe import describe_home
from apps.home.schemas.home import HomeOut, HomeQuery
from shared.http.request import Request

router = Router(tags=["home"])


@router.get("", response=HomeOut)
def get_home(request: Request, wanted: Query[HomeQuery]) -> dict[str, Any]:
    """What there is to do for the caller, what they were at, and what people read."""
    now = timezone.now()
    return describe_home(
        actor=request.actor,
        part=wanted.part,
        today=now.astimezone(request.timezone).date(),
        now=now,
    )


@router.post("/visit", response={204: None})
def visit_home(request: Request) -> Status[None]:
    """The caller has seen what there is to do."""
    services.note_visit(actor=request.actor, now=timezone.now())
    return Status(204, None)


@router.post("/first-steps/dismiss", response={204: None})
def dismiss_first_steps(request: Request) -> Status[None]:
    """The caller wants to hear no more of the first steps."""
    services.dismiss_first_steps(actor=request.actor, now=timezone.now())
    return Status(204, None)
