from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.emailing.message import BadMessage, check_body, check_subject
from apps.emailing.models import Campaign, CampaignState, Nature
from shared import errors
from shared.jobs import queue


class UnknownVariable(errors.Invalid):
    code = "campaign_unknown_variable"


class CampaignAlreadyLaunched(errors.Conflict):
    code = "campaign_already_launched"


@transaction.atomic
def launch_campaign(*, campaign_id: UUID, now: datetime) -> Campaign:
    """Have its recipients frozen, then written to; a campaign is launched once."""
    campaign = Campaign.objects.select_for_update().get(id=campaign_id)
    if campaign.launched_at or campaign.state not in (CampaignState.DRAFT, CampaignState.SCHEDULED):
        raise CampaignAlreadyLaunched
    _check(campaign)
    campaign.state, campaign.launched_at = CampaignState.SCHEDULED, now
    campaign.month = now.date().replace(day=1)
    campaign.save(update_fields=["state", "launched_at", "month", "updated_at"])
    queue.enqueue("emailing.freeze", campaign_id=campaign.id)
    return campaign


def _check(campaign: Campaign) -> None:
    """Every hole can be filled for everybody."""
    for said in campaign.texts.values():
        try:
            check_subject(said["subject"])
            check_body(said["body"], needs_link=campaign.nature != Nature.INFORMATION)
        except BadMessage as error:
            raise UnknownVariable from error
