from collections.abc import Iterable
from datetime import datetime
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db.models import Exists, F, Max, OuterRef, Q, Subquery

from apps.companies.models import CompanyStatus
from apps.emailing.calendar import is_quiet
from apps.emailing.models import Campaign, CampaignState, Delivery, Waits
from apps.emailing.services._done import note_done
from shared.tenancy.scope import act_as_company, act_as_platform


def list_turns(*, now: datetime, by_night: bool = False) -> list[Campaign]:
    """Campaigns that may go on now: first those of the company that was served least lately.

    Where it is night, a Sunday or a public holiday, they wait, and say so; `by_night` is for trials.
    """
    campaigns = _being_sent()
    quiet = set() if by_night else {one.id for one in campaigns if rests(one, now=now)}
    _note_quiet((one for one in campaigns if one.id in quiet), now=now)
    _note_loud(one for one in campaigns if one.id not in quiet)
    return [one for one in campaigns if one.id not in quiet]


def is_awaited(*, besides: UUID, since: datetime, now: datetime) -> bool:
    """Whether another company has something to be claimed and had no turn since then: asked often, answered by indexes.

    What is spread over its day takes its turn among the others only.
    """
    due = Delivery.objects.filter(
        company_id=OuterRef("company_id"),
        month=OuterRef("month"),
        campaign_id=OuterRef("id"),
        due_at__lte=now,
    )
    with act_as_platform():
        waiting = Campaign.objects.filter(state=CampaignState.SENDING, spread=False)
        return (
            waiting.filter(Q(served_at=None) | Q(served_at__lt=since))
            .filter(Q(watermark__lt=F("total")) | Exists(due))
            .exclude(company_id=besides)
            .exclude(waits_for__in=[Waits.QUOTA, Waits.QUIET])
            .exists()
        )


def rests(campaign: Campaign, *, now: datetime) -> bool:
    """Whether its company writes to nobody at this hour."""
    return is_quiet(now, zone=ZoneInfo(campaign.booklet.company.timezone))


def _being_sent() -> list[Campaign]:
    of_company = Campaign.objects.filter(company_id=OuterRef("company_id")).order_by()
    served = of_company.values("company_id").annotate(last=Max("served_at")).values("last")
    with act_as_platform():
        return list(
            Campaign.objects.filter(
                state=CampaignState.SENDING, booklet__company__status=CompanyStatus.ACTIVE
            )
            .exclude(waits_for=Waits.QUOTA)
            .select_related("booklet__company")
            .order_by(
                Subquery(served).asc(nulls_first=True), F("served_at").asc(nulls_first=True), "id"
            )
        )


def _note_quiet(campaigns: Iterable[Campaign], *, now: datetime) -> None:
    """What has nobody left to write to ends, at whatever hour."""
    for campaign in campaigns:
        with act_as_company(campaign.company_id):
            if campaign.watermark >= campaign.total and note_done(campaign, now=now):
                continue
            if campaign.waits_for != Waits.QUIET:
                _note_waits([campaign.id], Waits.QUIET)


def _note_loud(campaigns: Iterable[Campaign]) -> None:
    for campaign in campaigns:
        if campaign.waits_for == Waits.QUIET:
            with act_as_company(campaign.company_id):
                _note_waits([campaign.id], "")


def _note_waits(ids: list[UUID], waits_for: str) -> None:
    rows = Campaign.objects.filter(id__in=ids, state=CampaignState.SENDING)
    rows.exclude(waits_for=Waits.QUOTA).update(waits_for=waits_for)
