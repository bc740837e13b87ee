from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.booklets.models import BookletStatus
from apps.companies.models import CompanyStatus
from apps.emailing.models import Campaign, CampaignState
from apps.emailing.services.launch_campaign import launch_campaign
from apps.journal import services as journal
from shared.actor import Actor
from shared.jobs import queue
from shared.tenancy.scope import act_as_company

MOST = 500  # at a time: the next minute brings the next ones


def call_scheduled(*, now: datetime) -> None:
    """A job for each campaign whose hour has come; of a suspended company they wait."""
    due = Campaign.objects.filter(
        state=CampaignState.SCHEDULED,
        launched_at=None,
        starts_at__lte=now,
        booklet__company__status=CompanyStatus.ACTIVE,
    )
    for campaign in due.order_by("starts_at", "id")[:MOST]:
        with act_as_company(campaign.company_id):
            queue.enqueue("emailing.start", campaign_id=campaign.id)


@transaction.atomic
def start_scheduled(*, campaign_id: UUID, now: datetime) -> None:
    """Launch a campaign whose hour has come, once; where nothing can be read it is a draft again."""
    rows = Campaign.objects.select_for_update(of=("self",)).select_related("booklet")
    campaign = rows.filter(
        id=campaign_id, state=CampaignState.SCHEDULED, launched_at=None, starts_at__lte=now
    ).first()
    if campaign is None:
        return
    if campaign.booklet.status == BookletStatus.PUBLISHED:
        launch_campaign(campaign_id=campaign.id, now=now)
        _record(campaign, now)
    else:
        campaign.state = CampaignState.DRAFT
        campaign.save(update_fields=["state", "updated_at"])
        _record_put_back(campaign, now)


def _record(campaign: Campaign, now: datetime) -> None:
    actor = Actor(company_id=campaign.company_id)
    journal.record(
        actor=actor, action="mailing.started", target=campaign, label=campaign.name, now=now
    )


def _record_put_back(campaign: Campaign, now: datetime) -> None:
    actor = Actor(company_id=campaign.company_id)
    journal.record(
        actor=actor, action="mailing.put_back", target=campaign, label=campaign.name, now=now
    )
