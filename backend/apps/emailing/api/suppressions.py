from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.emailing import selectors, services
from apps.emailing.schemas.suppressions import (
    LiftIn,
    SuppressionIn,
    SuppressionOut,
    SuppressionPage,
    SuppressionsQuery,
    describe_suppression,
    describe_suppressions,
)
from apps.emailing.selectors import SuppressionFilter
from shared.http.request import Request

router = Router(tags=["emailing"])


@router.get("/suppressions", response=SuppressionPage)
def list_suppressions(request: Request, wanted: Query[SuppressionsQuery]) -> dict[str, Any]:
    """Addresses to which the company writes nothing; a search names a whole address."""
    page = selectors.list_suppressions(
        actor=request.actor,
        wanted=SuppressionFilter(
            address=wanted.address, reason=wanted.reason, lifted=wanted.lifted
        ),
        cursor=wanted.cursor,
        limit=wanted.limit,
    )
    return describe_suppressions(page, actor=request.actor)


@router.post("/suppressions", response={201: SuppressionOut})
def add_suppression(request: Request, body: SuppressionIn) -> Status[dict[str, Any]]:
    """Write no more to an address."""
    suppression = services.add_suppression(
        actor=request.actor, address=body.address, now=timezone.now()
    )
    return Status(201, describe_suppression(suppression, actor=request.actor))


@router.post("/suppressions/{suppression_id}/lift", response=SuppressionOut)
def lift_suppression(request: Request, suppression_id: UUID, body: LiftIn) -> dict[str, Any]:
    """Write to it again."""
    suppression = services.lift_suppression(
        actor=request.actor,
        suppression_id=suppression_id,
        reason=body.reason,
        now=timezone.now(),
    )
    return describe_suppression(suppression, actor=request.actor)
