from typing import Any
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Query, Router

from apps.emailing import selectors, services
from apps.emailing.schemas.deliveries import (
    Deliveries,
    DeliveriesChanged,
    DeliveriesIn,
    DeliveriesQuery,
    DeliveriesWanted,
    PersonMessages,
    ResolutionIn,
)
from apps.emailing.schemas.describe import describe_deliveries, describe_mailing, describe_messages
from apps.emailing.schemas.mailings import Mailing
from apps.emailing.selectors import DeliveryFilter
from apps.participation import selectors as participants
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["emailing"])

CSV = {200: {"description": "OK", "content": {"text/csv": {"schema": {"type": "string"}}}}}
DELIVERIES = "/booklets/{booklet_id}/mailings/{mailing_id}/deliveries"


@router.get(DELIVERIES, response=Deliveries)
def list_deliveries(
    request: Request, booklet_id: UUID, mailing_id: UUID, wanted: Query[DeliveriesQuery]
) -> dict[str, Any]:
    """Each person of a mailing, and what became of their message."""
    booklet = selectors.get_mailings_booklet(actor=request.actor, booklet_id=booklet_id)
    campaign = selectors.get_mailing(booklet=booklet, mailing_id=mailing_id)
    found = selectors.list_deliveries(
        campaign=campaign,
        wanted=DeliveryFilter(state=wanted.state, search=wanted.search),
        cursor=wanted.cursor,
        limit=wanted.limit,
    )
    return {"items": describe_deliveries(found.items), "next": found.next}


@router.get(
    "/booklets/{booklet_id}/participants/{participant_id}/messages", response=PersonMessages
)
def list_messages_of_participant(
    request: Request, booklet_id: UUID, participant_id: UUID, wanted: Query[PageQuery]
) -> dict[str, Any]:
    """What was written to one participant by the mailings of the booklet, the newest first."""
    booklet = selectors.get_mailings_booklet(actor=request.actor, booklet_id=booklet_id)
    one = participants.get_participant(booklet=booklet, participant_id=participant_id)
    found = selectors.list_messages(participation=one, cursor=wanted.cursor, limit=wanted.limit)
    return {"items": describe_messages(found.items), "next": found.next}


@router.get(f"{DELIVERIES}/export", openapi_extra={"responses": CSV})
def export_deliveries(
    request: Request, booklet_id: UUID, mailing_id: UUID, wanted: Query[DeliveriesWanted]
) -> FileResponse:
    """The same as a file for spreadsheets; the journal keeps that it was taken."""
    now = timezone.now()
    file = services.export_deliveries(
        actor=request.actor,
        booklet_id=booklet_id,
        mailing_id=mailing_id,
        wanted=DeliveryFilter(state=wanted.state, search=wanted.search),
        timezone=request.timezone,
        now=now,
    )
    name = f"destinataires-{now.astimezone(request.timezone):%Y-%m-%d}.csv"
    return FileResponse(
        file.content, as_attachment=True, filename=name, content_type="text/csv; charset=utf-8"
    )


@router.post(f"{DELIVERIES}/retry", response=DeliveriesChanged)
def retry_deliveries(
    request: Request, booklet_id: UUID, mailing_id: UUID, body: DeliveriesIn
) -> dict[str, int]:
    """Send those that failed or came back once more, to the address that each person has now."""
    done = services.retry_deliveries(
        actor=request.actor,
        booklet_id=booklet_id,
        mailing_id=mailing_id,
        delivery_ids=body.deliveries,
        now=timezone.now(),
    )
    return {"done": done}


@router.post(f"{DELIVERIES}/exclude", response=DeliveriesChanged)
def exclude_deliveries(
    request: Request, booklet_id: UUID, mailing_id: UUID, body: DeliveriesIn
) -> dict[str, int]:
    """Those that still wait are not sent."""
    done = services.exclude_deliveries(
        actor=request.actor,
        booklet_id=booklet_id,
        mailing_id=mailing_id,
        delivery_ids=body.deliveries,
        now=timezone.now(),
    )
    return {"done": done}


@router.post(f"{DELIVERIES}/resolve", response=Mailing)
def resolve_delivery(
    request: Request, booklet_id: UUID, mailing_id: UUID, body: ResolutionIn
) -> dict[str, Any]:
    """Say of an uncertain message that it was taken, or that it is to be sent again."""
    now = timezone.now()
    services.resolve_uncertain(
        actor=request.actor,
        booklet_id=booklet_id,
        mailing_id=mailing_id,
        delivery_id=body.delivery,
        was_sent=body.sent,
        now=now,
    )
    booklet = selectors.get_mailings_booklet(actor=request.actor, booklet_id=booklet_id)
    return describe_mailing(selectors.get_mailing(booklet=booklet, mailing_id=mailing_id), now=now)
