from typing import Any
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Query, Router, Status

from apps.participation import selectors, services
from apps.participation.schemas.describe import describe_participant, describe_summary
from apps.participation.schemas.participants import (
    ForeseenRereading,
    LinkQuery,
    NewParticipants,
    ParticipantIn,
    ParticipantLine,
    ParticipantLink,
    Participants,
    ParticipantsChange,
    ParticipantsChanged,
    ParticipantsQuery,
    ParticipantsSummary,
    ParticipantWanted,
    RereadingQuery,
)
from apps.participation.schemas.seen import SeenOut
from apps.participation.selectors import ParticipantFilter
from apps.people.selectors import PersonFilter
from shared.http.request import Request

router = Router(tags=["participation"])

CSV = {200: {"description": "OK", "content": {"text/csv": {"schema": {"type": "string"}}}}}


@router.get("/booklets/{booklet_id}/participants", response=Participants)
def list_participants(
    request: Request, booklet_id: UUID, wanted: Query[ParticipantsQuery]
) -> dict[str, Any]:
    """Who was handed the booklet, and how far each of them is."""
    booklet = selectors.get_participants_booklet(actor=request.actor, booklet_id=booklet_id)
    today = booklet.company.today(now=timezone.now())
    asked = wanted.dict()
    paging = {name: asked.pop(name) for name in ("sort", "cursor", "limit")}
    found = selectors.list_participants(
        booklet=booklet, wanted=ParticipantFilter(**asked), today=today, **paging
    )
    items = [describe_participant(one, today=today) for one in found.items]
    return {"items": items, "next": found.next}


@router.get("/booklets/{booklet_id}/participants/summary", response=ParticipantsSummary)
def get_participants_summary(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """How many there are in each state."""
    booklet = selectors.get_participants_booklet(actor=request.actor, booklet_id=booklet_id)
    today = booklet.company.today(now=timezone.now())
    counts = selectors.count_participants(booklet=booklet, today=today)
    return describe_summary(actor=request.actor, booklet=booklet, counts=counts)


@router.get("/booklets/{booklet_id}/participants/export", openapi_extra={"responses": CSV})
def export_participants(
    request: Request, booklet_id: UUID, wanted: Query[ParticipantWanted]
) -> FileResponse:
    """The same as a file for spreadsheets; the journal keeps that it was taken."""
    now = timezone.now()
    booklet = selectors.get_participants_booklet(actor=request.actor, booklet_id=booklet_id)
    file = services.export_participants(
        actor=request.actor,
        booklet=booklet,
        wanted=ParticipantFilter(**wanted.dict()),
        timezone=request.timezone,
        now=now,
    )
    name = f"participants-{booklet.slug}-{now.astimezone(request.timezone):%Y-%m-%d}.csv"
    return FileResponse(
        file.content, as_attachment=True, filename=name, content_type="text/csv; charset=utf-8"
    )


@router.post("/booklets/{booklet_id}/participants/foreseen", response=ForeseenRereading)
def foresee_rereading(request: Request, booklet_id: UUID, body: RereadingQuery) -> dict[str, Any]:
    """How many people publishing now would ask to read again, and which pages."""
    booklet = selectors.get_participants_booklet(actor=request.actor, booklet_id=booklet_id)
    foreseen = selectors.foresee_rereading(
        actor=request.actor, booklet=booklet, marked=body.pages, now=timezone.now()
    )
    return {
        "id": booklet.id,
        "acknowledged": foreseen.acknowledged,
        "people": foreseen.people,
        "pages": [{"page": page, "people": count} for page, count in foreseen.pages.items()],
    }


@router.post("/booklets/{booklet_id}/participants", response={201: ParticipantsChanged})
def add_participants(
    request: Request, booklet_id: UUID, body: NewParticipants
) -> Status[dict[str, int]]:
    """Hand the booklet to these people; who has it already stays as they are."""
    done, queued = services.add_participants(
        actor=request.actor,
        booklet_id=booklet_id,
        person_ids=body.people,
        wanted=PersonFilter(**body.all_who.dict()) if body.all_who else None,
        now=timezone.now(),
    )
    return Status(201, {"done": done, "queued": queued})


@router.post("/booklets/{booklet_id}/participants/changes", response=ParticipantsChanged)
def change_participants(
    request: Request, booklet_id: UUID, body: ParticipantsChange
) -> dict[str, int]:
    """Exclude, bring back, note as handed over, update: one, some, or all whom a filter wants."""
    done, queued = services.change_participants(
        actor=request.actor,
        booklet_id=booklet_id,
        act=body.act,
        participant_ids=body.participants,
        wanted=ParticipantFilter(**body.all_who.dict()) if body.all_who else None,
        reason=body.reason or "",
        changes=body.changes.dict(exclude_unset=True) if body.changes else None,
        now=timezone.now(),
    )
    return {"done": done, "queued": queued}


@router.get("/booklets/{booklet_id}/participants/{participant_id}", response=ParticipantLine)
def get_participant(request: Request, booklet_id: UUID, participant_id: UUID) -> dict[str, Any]:
    """One of them."""
    return _to_output(request, booklet_id, participant_id)


@router.get("/booklets/{booklet_id}/participants/{participant_id}/seen", response=SeenOut)
def get_seen_by_participant(request: Request, booklet_id: UUID, participant_id: UUID) -> SeenOut:
    """The version that they get today, and which of its pages are theirs."""
    booklet = selectors.get_participants_booklet(actor=request.actor, booklet_id=booklet_id)
    one = selectors.get_participant(booklet=booklet, participant_id=participant_id)
    return SeenOut.of(selectors.seen_now(booklet=booklet, one=one))


@router.patch("/booklets/{booklet_id}/participants/{participant_id}", response=ParticipantLine)
def update_participant(
    request: Request, booklet_id: UUID, participant_id: UUID, body: ParticipantIn
) -> dict[str, Any]:
    """Another language, another due day."""
    services.update_participant(
        actor=request.actor,
        booklet_id=booklet_id,
        participant_id=participant_id,
        changes=body.dict(exclude_unset=True),
        now=timezone.now(),
    )
    return _to_output(request, booklet_id, participant_id)


@router.post("/booklets/{booklet_id}/participants/{participant_id}/link", response=ParticipantLink)
def tell_participant_link(
    request: Request, booklet_id: UUID, participant_id: UUID, whose: Query[LinkQuery]
) -> dict[str, str]:
    """Their personal link, the same each time; the journal keeps that it was told."""
    return _link(request, booklet_id, participant_id, whose, renew=False)


@router.post(
    "/booklets/{booklet_id}/participants/{participant_id}/link/renew", response=ParticipantLink
)
def renew_participant_link(
    request: Request, booklet_id: UUID, participant_id: UUID, whose: Query[LinkQuery]
) -> dict[str, str]:
    """Another personal link: those before it open nothing any more, nor do the devices that came by them."""
    return _link(request, booklet_id, participant_id, whose, renew=True)


def _link(
    request: Request, booklet_id: UUID, participant_id: UUID, whose: LinkQuery, *, renew: bool
) -> dict[str, str]:
    address = services.tell_link(
        actor=request.actor,
        booklet_id=booklet_id,
        participant_id=participant_id,
        signer=whose.signer,
        renew=renew,
        now=timezone.now(),
    )
    return {"address": address}


def _to_output(request: Request, booklet_id: UUID, participant_id: UUID) -> dict[str, Any]:
    booklet = selectors.get_participants_booklet(actor=request.actor, booklet_id=booklet_id)
    one = selectors.get_participant(booklet=booklet, participant_id=participant_id)
    return describe_participant(one, today=booklet.company.today(now=timezone.now()))
