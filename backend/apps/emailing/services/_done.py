from datetime import datetime

from django.db.models import F

from apps.emailing.models import Campaign, CampaignState, Delivery


def note_done(campaign: Campaign, *, now: datetime) -> bool:
    """Whether it ends here: nothing is on its way and nothing waits."""
    row = Campaign.objects.filter(
        id=campaign.id, state=CampaignState.SENDING, watermark__gte=F("total")
    )
    on_their_way = Delivery.objects.filter(
        company_id=campaign.company_id, month=campaign.partition, campaign=campaign
    ).exclude(due_at=None)
    if on_their_way.exists():
        return False
    return bool(row.update(state=CampaignState.DONE, waits_for="", done_at=now))
