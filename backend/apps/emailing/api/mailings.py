from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.emailing import selectors, services
from apps.emailing.schemas.audience import (
    AudienceCount,
    AudienceNames,
    AudienceNamesQuery,
    AudienceQuery,
)
from apps.emailing.schemas.describe import describe_lines, describe_mailing, describe_summary
from apps.emailing.schemas.mailings import (
    Mailing,
    MailingIn,
    Mailings,
    MailingsQuery,
    MailingsSummary,
    NewMailing,
)
from shared.http.request import Request

router = Router(tags=["emailing"])


@router.get("/booklets/{booklet_id}/mailings", response=Mailings)
def list_mailings(
    request: Request, booklet_id: UUID, wanted: Query[MailingsQuery]
) -> dict[str, Any]:
    """Of a booklet, newest first."""
    booklet = selectors.get_mailings_booklet(actor=request.actor, booklet_id=booklet_id)
    found = selectors.list_mailings(
        booklet=booklet,
        state=wanted.state,
        search=wanted.search,
        cursor=wanted.cursor,
        limit=wanted.limit,
    )
    return {"items": describe_lines(found.items), "next": found.next}


@router.get("/booklets/{booklet_id}/mailings/summary", response=MailingsSummary)
def get_mailings_summary(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """How many there are in each state, and what is left of the month."""
    booklet = selectors.get_mailings_booklet(actor=request.actor, booklet_id=booklet_id)
    return describe_summary(actor=request.actor, booklet=booklet, now=timezone.now())


@router.post("/booklets/{booklet_id}/mailings/audience", response=AudienceCount)
def count_mailing_audience(
    request: Request, booklet_id: UUID, body: AudienceQuery
) -> dict[str, Any]:
    """How many a launch would write to now, and why not to the others."""
    booklet = selectors.get_mailings_booklet(actor=request.actor, booklet_id=booklet_id)
    counted = services.count_audience(
        booklet=booklet,
        nature=body.nature,
        audience=body.audience.stored(),
        now=timezone.now(),
    )
    return {
        "people": counted.people,
        "written_to": counted.written_to,
        "left_out": [{"reason": reason, "count": count} for reason, count in counted.left_out],
        "locales": [{"locale": locale, "count": count} for locale, count in counted.locales],
    }


@router.post("/booklets/{booklet_id}/mailings/audience/names", response=AudienceNames)
def list_mailing_audience(
    request: Request, booklet_id: UUID, body: AudienceNamesQuery
) -> dict[str, Any]:
    """Who they are, by name: those of one reason, or those who would be written to."""
    booklet = selectors.get_mailings_booklet(actor=request.actor, booklet_id=booklet_id)
    found = services.list_audience(
        booklet=booklet,
        nature=body.nature,
        audience=body.audience.stored(),
        reason=body.reason or "",
        cursor=body.cursor,
        limit=body.limit,
        now=timezone.now(),
    )
    items = [
        {"participant": one.id, "name": one.name, "reason": body.reason} for one in found.items
    ]
    return {"items": items, "next": found.next}


@router.post("/booklets/{booklet_id}/mailings", response={201: Mailing})
def create_mailing(request: Request, booklet_id: UUID, body: NewMailing) -> Status[dict[str, Any]]:
    """A draft with words in it."""
    now = timezone.now()
    campaign = services.create_mailing(
        actor=request.actor,
        booklet_id=booklet_id,
        nature=body.nature,
        name=body.name,
        audience=body.audience.stored(),
        now=now,
    )
    return Status(201, describe_mailing(campaign, now=now))


@router.get("/booklets/{booklet_id}/mailings/{mailing_id}", response=Mailing)
def get_mailing(request: Request, booklet_id: UUID, mailing_id: UUID) -> dict[str, Any]:
    """One of them."""
    booklet = selectors.get_mailings_booklet(actor=request.actor, booklet_id=booklet_id)
    campaign = selectors.get_mailing(booklet=booklet, mailing_id=mailing_id)
    return describe_mailing(campaign, now=timezone.now())


@router.patch("/booklets/{booklet_id}/mailings/{mailing_id}", response=Mailing)
def update_mailing(
    request: Request, booklet_id: UUID, mailing_id: UUID, body: MailingIn
) -> dict[str, Any]:
    """What it says, to whom, who is answered; one that was scheduled is a draft again."""
    now = timezone.now()
    campaign = services.update_mailing(
        actor=request.actor,
        booklet_id=booklet_id,
        mailing_id=mailing_id,
        changes=body.changes(),
        now=now,
    )
    return describe_mailing(campaign, now=now)


@router.delete("/booklets/{booklet_id}/mailings/{mailing_id}", response={204: None})
def delete_mailing(request: Request, booklet_id: UUID, mailing_id: UUID) -> Status[None]:
    """A draft; what was sent stays."""
    services.delete_mailing(
        actor=request.actor, booklet_id=booklet_id, mailing_id=mailing_id, now=timezone.now()
    )
    return Status(204, None)
