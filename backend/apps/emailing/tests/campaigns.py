"""Campaigns with people, as the loop meets them."""

from datetime import datetime
from typing import Any

from django.utils import timezone

from apps.booklets.models import Booklet
from apps.emailing import services
from apps.emailing.factories import CampaignFactory
from apps.emailing.models import Campaign, CampaignState, Delivery
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.reading.factories import published_booklet
from shared.ids import uuid7
from shared.tenancy.scope import act_as_company


def a_booklet_of(people: int) -> Booklet:
    booklet = published_booklet()
    for _ in range(people):
        ParticipationFactory.create(booklet=booklet)
    return booklet


def a_launched_campaign(people: int = 3, **said: Any) -> Campaign:
    """Its recipients are frozen, none is written to."""
    booklet = said.pop("booklet", None) or a_booklet_of(people)
    campaign = CampaignFactory.create(booklet=booklet, **said)
    now = timezone.now()
    campaign.state, campaign.launched_at = CampaignState.SCHEDULED, now
    campaign.month = now.date().replace(day=1)
    campaign.save()
    with act_as_company(campaign.company_id):
        services.freeze_campaign(campaign_id=campaign.id, after=None, now=now)
    return fresh(campaign)


def fresh(campaign: Campaign) -> Campaign:
    return Campaign.objects.select_related("booklet__company").get(id=campaign.id)


def states(campaign: Campaign) -> list[str]:
    rows = Delivery.objects.filter(campaign=campaign).order_by("place")
    return list(rows.values_list("state", flat=True))


def participants(campaign: Campaign) -> list[Participation]:
    return participants_of(campaign.booklet)


def participants_of(booklet: Booklet) -> list[Participation]:
    rows = Participation.objects.filter(booklet=booklet).select_related("person")
    return list(rows.order_by("person_id"))


def claim(campaign: Campaign, **said: Any) -> list[services.Claimed]:
    asked: dict[str, Any] = {"worker": uuid7(), "now": timezone.now(), **said}
    return services.claim_deliveries(campaign=campaign, **asked)


def send_all() -> None:
    """Until nothing is to be done, at whatever hour tests run."""
    sender = services.Sender(by_night=True)
    while sender.step():
        pass
    sender.end()


def turns() -> list[Campaign]:
    """At whatever hour."""
    return services.list_turns(now=timezone.now(), by_night=True)


def freeze_all(booklet: Booklet, *, now: datetime) -> None:
    """As the jobs do."""
    waiting = Campaign.objects.filter(booklet=booklet, state=CampaignState.SCHEDULED)
    for campaign in waiting.exclude(launched_at=None):
        with act_as_company(campaign.company_id):
            services.freeze_campaign(campaign_id=campaign.id, after=None, now=now)
