from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.library import policies, selectors, services
from apps.library.models import Obligation
from apps.library.schemas.describe import describe_obligation, describe_obligations
from apps.library.schemas.obligations import (
    ObligationChanges,
    ObligationDetails,
    ObligationIn,
    ObligationPage,
    ObligationQuery,
)
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["library"])


@router.get("/obligations", response=ObligationPage)
def list_obligations(
    request: Request, wanted: Query[ObligationQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """What laws and good practice ask, by label."""
    now = timezone.now()
    found = selectors.list_obligations(
        actor=request.actor,
        wanted=selectors.ObligationFilter(**wanted.dict()),
        now=now,
        cursor=page.cursor,
        limit=page.limit,
    )
    return {
        "items": describe_obligations(actor=request.actor, obligations=found.items, now=now),
        "next": found.next,
        "abilities": {"create": policies.may_manage_library(request.actor)},
    }


@router.post("/obligations", response={201: ObligationDetails})
def create_obligation(request: Request, body: ObligationIn) -> Status[dict[str, Any]]:
    """One more requirement, not shown yet."""
    now = timezone.now()
    obligation = services.create_obligation(
        actor=request.actor,
        **body.model_dump(),
        today=now.astimezone(request.timezone).date(),
        now=now,
    )
    return Status(201, _to_output(request, obligation))


@router.get("/obligations/{obligation_id}", response=ObligationDetails)
def get_obligation(request: Request, obligation_id: UUID) -> dict[str, Any]:
    """One requirement with its source and what covers it."""
    obligation = selectors.get_obligation(actor=request.actor, obligation_id=obligation_id)
    return _to_output(request, obligation)


@router.patch("/obligations/{obligation_id}", response=ObligationDetails)
def update_obligation(
    request: Request, obligation_id: UUID, body: ObligationChanges
) -> dict[str, Any]:
    """Another wording, source or use."""
    obligation = services.update_obligation(
        actor=request.actor,
        obligation_id=obligation_id,
        changes=body.dict(exclude_unset=True),
        now=timezone.now(),
    )
    return _to_output(request, obligation)


@router.post("/obligations/{obligation_id}/confirm", response=ObligationDetails)
def confirm_obligation(request: Request, obligation_id: UUID) -> dict[str, Any]:
    """Its source was read again today, by the caller."""
    now = timezone.now()
    obligation = services.confirm_obligation(
        actor=request.actor,
        obligation_id=obligation_id,
        today=now.astimezone(request.timezone).date(),
        now=now,
    )
    return _to_output(request, obligation)


@router.post("/obligations/{obligation_id}/publish", response=ObligationDetails)
def publish_obligation(request: Request, obligation_id: UUID) -> dict[str, Any]:
    """Show it to those who make booklets."""
    obligation = services.publish_obligation(
        actor=request.actor, obligation_id=obligation_id, now=timezone.now()
    )
    return _to_output(request, obligation)


@router.post("/obligations/{obligation_id}/archive", response=ObligationDetails)
def archive_obligation(request: Request, obligation_id: UUID) -> dict[str, Any]:
    """Ask it no longer."""
    obligation = services.archive_obligation(
        actor=request.actor, obligation_id=obligation_id, now=timezone.now()
    )
    return _to_output(request, obligation)


def _to_output(request: Request, obligation: Obligation) -> dict[str, Any]:
    return describe_obligation(actor=request.actor, obligation=obligation, now=timezone.now())
