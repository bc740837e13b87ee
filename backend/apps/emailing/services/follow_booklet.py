from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.booklets.models import Booklet, BookletStatus
from apps.emailing.models import Campaign, CampaignState, Paused
from apps.emailing.services._withdraw import UNDER_WAY, withdraw
from apps.journal import services as journal
from shared.actor import Actor
from shared.jobs import queue
from shared.tenancy.scope import act_as_company


def hold_campaigns(*, company_id: UUID, booklet_id: UUID, now: datetime) -> None:
    """Nobody is written to about what cannot be read: at once paused, and cancelled by a job if it is put away."""
    booklet = Booklet.objects.filter(company_id=company_id, id=booklet_id).first()
    if booklet is None or _is_read(booklet):
        return
    campaigns = Campaign.objects.filter(company_id=company_id, booklet=booklet)
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
    journal.record(
        actor=Actor(company_id=campaign.company_id),
        action="mailing.withdrawn",
        target=campaign,
        label=campaign.name,
        now=now,
    )


def _is_read(booklet: Booklet) -> bool:
    return booklet.status == BookletStatus.PUBLISHED and booklet.trashed_at is None


def _hold(campaign: Campaign, now: datetime) -> None:
    rows = Campaign.objects.filter(id=campaign.id, state=CampaignState.SENDING)
    if rows.update(
        state=CampaignState.PAUSED, paused_for=Paused.BOOKLET, waits_for="", updated_at=now
    ):
        journal.record(
            actor=Actor(company_id=campaign.company_id),
            action="mailing.held",
            target=campaign,
            label=campaign.name,
            now=now,
        )
