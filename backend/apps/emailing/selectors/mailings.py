from datetime import date
from uuid import UUID

from django.db.models import Count, QuerySet

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.emailing import policies
from apps.emailing.models import (
    Campaign,
    CampaignState,
    Delivery,
    DeliveryState,
    LeftOut,
    MailMonth,
)
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate
from shared.searching import folded, holding, words_of


def get_mailings_booklet(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """A booklet whose mailings the actor may see."""
    booklet = booklets.get_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_mailings(actor, booklet)
    return booklet


def list_mailings(
    *, booklet: Booklet, state: CampaignState | None, search: str, cursor: str | None, limit: int
) -> Page[Campaign]:
    """Of a booklet, newest first: those in a state, and whose name holds each word, whatever its accents."""
    rows = _of(booklet).filter(state=state) if state else _of(booklet)
    if search:
        named = rows.annotate(folded_name=folded("name"))
        rows = holding(named, words_of(search), column="folded_name")
    return paginate(rows, by=["-id"], cursor=cursor, limit=limit)


def get_mailing(*, booklet: Booklet, mailing_id: UUID) -> Campaign:
    """One of this booklet and of no other."""
    found = _of(booklet).filter(id=mailing_id).first()
    if found is None:
        raise errors.NotFound
    found.booklet = booklet
    return found


def count_mailings(*, booklet: Booklet) -> dict[str, int]:
    """How many there are in each state."""
    counts = dict.fromkeys(CampaignState.values, 0)
    lines = _of(booklet).order_by().values_list("state").annotate(count=Count("id"))
    return counts | dict(lines)


def used_of_month(*, company_id: UUID, month: date) -> int:
    """Messages of the month that are sent or promised."""
    rows = MailMonth.objects.filter(company_id=company_id, month=month)
    return rows.values_list("used", flat=True).first() or 0


def count_left_out(*, campaign: Campaign) -> list[tuple[str, int]]:
    """Why how many of a launched mailing get nothing: the reasons of a launch in their order, then others."""
    if campaign.last_counts:
        return [(reason, count) for reason, count in campaign.last_counts["left_out"]]
    if campaign.month is None:
        return []
    rows = Delivery.objects.filter(
        company_id=campaign.company_id,
        month=campaign.month,
        campaign=campaign,
        state=DeliveryState.EXCLUDED,
    )
    counts = dict(rows.order_by().values_list("reason").annotate(count=Count("id")))
    known = [reason for reason in LeftOut.values if reason in counts]
    return [(reason, counts[reason]) for reason in [*known, *sorted(counts.keys() - set(known))]]


def _of(booklet: Booklet) -> QuerySet[Campaign]:
    return Campaign.objects.filter(company_id=booklet.company_id, booklet=booklet)
