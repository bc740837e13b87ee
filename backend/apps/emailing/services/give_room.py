from datetime import date, datetime

from django.db.models import F, IntegerField, OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce

from apps.emailing.models import Campaign, CampaignState, MailMonth, Waits
from apps.emailing.services._quota import reserve_all
from shared.tenancy.scope import act_as_company

MOST = 500


def give_room(*, now: datetime) -> None:
    """Campaigns that wait for their quota go on as soon as a new month, or a larger quota, has room for all of each."""
    for campaign in _with_room(now)[:MOST]:
        with act_as_company(campaign.company_id):
            _give(campaign, now)


def _with_room(now: datetime) -> QuerySet[Campaign]:
    months = MailMonth.objects.filter(company_id=OuterRef("company_id"), month=_month(now))
    used = Coalesce(Subquery(months.values("used")[:1], output_field=IntegerField()), 0)
    waiting = Campaign.objects.filter(state=CampaignState.SENDING, waits_for=Waits.QUOTA)
    roomy = waiting.annotate(used=used).filter(
        booklet__company__mails_per_month__gte=F("used") + F("total") - F("excluded")
    )
    return roomy.order_by("launched_at", "id")


def _give(campaign: Campaign, now: datetime) -> None:
    rows = Campaign.objects.select_for_update(of=("self",)).select_related("booklet__company")
    held = rows.filter(id=campaign.id, state=CampaignState.SENDING, waits_for=Waits.QUOTA).first()
    if held and reserve_all(held, month=_month(now)):
        held.waits_for = ""
        held.save(update_fields=["waits_for", "reserved", "quota_month", "updated_at"])


def _month(now: datetime) -> date:
    return now.date().replace(day=1)
