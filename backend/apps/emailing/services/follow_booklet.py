from datetime import datetime
from uuid import UUID

from django.db import transaction
from django.db.models import Case, Value, When

from apps.booklets.models import Booklet, BookletStatus
from apps.emailing.models import Campaign, CampaignState, Paused, Waits
from apps.emailing.services._withdraw import UNDER_WAY, withdraw
from apps.journal import services as journal
from shared.actor import Actor
from shared.jobs import queue
from shared.tenancy.scope import act_as_company


def follow_booklet(*, company_id: UUID, booklet_id: UUID, now: datetime) -> None:
    """Nobody is written to about what cannot be read: at once paused, and cancelled by a job if it is put away.

    What was paused for that alone goes on by itself once the booklet is read again.
    """
    booklet = Booklet.objects.filter(company_id=company_id, id=booklet_id).first()
    if booklet is None:
        return
    campaigns = Campaign.objects.filter(company_id=company_id, booklet=booklet)
    if _is_read(booklet):
        for campaign in campaigns.filter(state=CampaignState.PAUSED, paused_for=Paused.BOOKLET):
            _release(campaign, booklet, now)
        return
    for campaign in campaigns.filter(state=CampaignState.SENDING):
        _hold(campaign, now)
    if is_put_away(booklet):
        with act_as_company(company_id):
            queue.enqueue("emailing.withdraw", booklet_id=booklet_id)


@transaction.atomic
def withdraw_campaigns(*, booklet_id: UUID, now: datetime) -> None:
    """Of a booklet that is put away, what was being sent or was to be sent is not any more."""
    booklet = Booklet.objects.filter(id=booklet_id).first()
    if booklet is None or not is_put_away(booklet):
        return
    campaigns = Campaign.objects.filter(company_id=booklet.company_id, booklet=booklet)
    for campaign in campaigns.filter(state__in=UNDER_WAY).order_by("id"):
        if withdraw(campaign, now=now) is not None:
            record_withdrawn(campaign, now)
    scheduled = campaigns.filter(state=CampaignState.SCHEDULED, launched_at=None)
    scheduled.update(state=CampaignState.DRAFT, updated_at=now)


def is_put_away(booklet: Booklet) -> bool:
    return booklet.status == BookletStatus.ARCHIVED or booklet.trashed_at is not None


def record_withdrawn(campaign: Campaign, now: datetime) -> None:
    _record(campaign, "mailing.withdrawn", now)


def _is_read(booklet: Booklet) -> bool:
    published = booklet.status == BookletStatus.PUBLISHED and booklet.publication_id is not None
    return published and booklet.trashed_at is None


def _hold(campaign: Campaign, now: datetime) -> None:
    rows = Campaign.objects.filter(id=campaign.id, state=CampaignState.SENDING)
    waits_for = Case(When(waits_for=Waits.QUOTA, then=Value(Waits.QUOTA)), default=Value(""))
    if rows.update(
        state=CampaignState.PAUSED, paused_for=Paused.BOOKLET, waits_for=waits_for, updated_at=now
    ):
        _record(campaign, "mailing.held", now)


def _release(campaign: Campaign, booklet: Booklet, now: datetime) -> None:
    """Unless it speaks of another version than is read now."""
    if campaign.publication_id and campaign.publication_id != booklet.publication_id:
        return
    rows = Campaign.objects.filter(
        id=campaign.id, state=CampaignState.PAUSED, paused_for=Paused.BOOKLET
    )
    if rows.update(state=CampaignState.SENDING, paused_for="", updated_at=now):
        _record(campaign, "mailing.resumed", now)


def _record(campaign: Campaign, action: str, now: datetime) -> None:
    journal.record(
        actor=Actor(company_id=campaign.company_id),
        action=action,
        target=campaign,
        label=campaign.name,
        now=now,
    )
