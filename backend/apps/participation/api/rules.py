from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Router, Status

from apps.participation import selectors, services
from apps.participation.models import ParticipationRule, Segment
from apps.participation.schemas.participants import (
    RuleIn,
    RuleOut,
    Rules,
    SegmentIn,
    SegmentOut,
    Segments,
)
from shared.http.request import Request

router = Router(tags=["participation"])


@router.get("/booklets/{booklet_id}/rules", response=Rules)
def list_participation_rules(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """By which people become participants."""
    booklet = selectors.get_participants_booklet(actor=request.actor, booklet_id=booklet_id)
    return {"items": list(selectors.list_rules(booklet=booklet))}


@router.post("/booklets/{booklet_id}/rules", response={201: RuleOut})
def create_participation_rule(
    request: Request, booklet_id: UUID, body: RuleIn
) -> Status[ParticipationRule]:
    """Whoever fits becomes a participant, now and later."""
    rule = services.create_rule(
        actor=request.actor,
        booklet_id=booklet_id,
        conditions=body.conditions.dict(),
        now=timezone.now(),
    )
    return Status(201, rule)


@router.delete("/booklets/{booklet_id}/rules/{rule_id}", response={204: None})
def delete_participation_rule(request: Request, booklet_id: UUID, rule_id: UUID) -> Status[None]:
    """Nobody comes by it any more; who came by it stays."""
    services.delete_rule(
        actor=request.actor, booklet_id=booklet_id, rule_id=rule_id, now=timezone.now()
    )
    return Status(204, None)


@router.get("/booklets/{booklet_id}/segments", response=Segments)
def list_segments(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Saved views of the participants."""
    booklet = selectors.get_participants_booklet(actor=request.actor, booklet_id=booklet_id)
    return {"items": list(selectors.list_segments(booklet=booklet))}


@router.post("/booklets/{booklet_id}/segments", response={201: SegmentOut})
def save_segment(request: Request, booklet_id: UUID, body: SegmentIn) -> Status[Segment]:
    """A view of the participants, under a name."""
    segment = services.save_segment(
        actor=request.actor,
        booklet_id=booklet_id,
        name=body.name,
        filters=body.filters.model_dump(mode="json", exclude_defaults=True),
        now=timezone.now(),
    )
    return Status(201, segment)


@router.delete("/booklets/{booklet_id}/segments/{segment_id}", response={204: None})
def delete_segment(request: Request, booklet_id: UUID, segment_id: UUID) -> Status[None]:
    """The view, and nobody in it."""
    services.delete_segment(
        actor=request.actor, booklet_id=booklet_id, segment_id=segment_id, now=timezone.now()
    )
    return Status(204, None)
