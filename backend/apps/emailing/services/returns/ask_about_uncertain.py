from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction

from apps.emailing.models import Campaign
from apps.emailing.services.returns.tell_managers import tell_uncertain
from shared.jobs import queue
from shared.tenancy.scope import act_as_company

PROVIDER_SPEAKS_WITHIN = timedelta(minutes=15)
MOST = 500  # at a time: the next minute brings the next ones


def call_uncertain(*, now: datetime) -> None:
    """A job for each campaign of which nobody could say for a quarter of an hour whether some messages were taken."""
    due = Campaign.objects.filter(doubt_at__lte=now - PROVIDER_SPEAKS_WITHIN)
    for campaign in due.order_by("doubt_at", "id")[:MOST]:
        with act_as_company(campaign.company_id):
            queue.enqueue("emailing.uncertain", campaign_id=campaign.id)


@transaction.atomic
def ask_about_uncertain(*, campaign_id: UUID, now: datetime) -> None:
    """Its managers decide about what no news of the provider has decided: they are asked once."""
    rows = Campaign.objects.select_for_update(of=("self",)).select_related("booklet")
    campaign = rows.filter(id=campaign_id, doubt_at__lte=now - PROVIDER_SPEAKS_WITHIN).first()
    if campaign is None:
        return
    campaign.doubt_at = None
    campaign.save(update_fields=["doubt_at", "updated_at"])
    if campaign.uncertain:
        tell_uncertain(campaign=campaign)
