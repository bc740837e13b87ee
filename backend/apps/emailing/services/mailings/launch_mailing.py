from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.emailing.models import Campaign, CampaignState
from apps.emailing.services.launch_campaign import launch_campaign
from apps.emailing.services.mailings._lock import lock_mailing, open_booklet, record
from apps.emailing.services.mailings._ready import require_ready
from shared.actor import Actor, require_own_hands

S = CampaignState


@transaction.atomic
def launch_mailing(*, actor: Actor, booklet_id: UUID, mailing_id: UUID, now: datetime) -> Campaign:
    """Have it sent now. Whoever launches it again finds it launched."""
    require_own_hands(actor)
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = lock_mailing(
        booklet=booklet,
        mailing_id=mailing_id,
        states=(S.DRAFT, S.SCHEDULED, S.SENDING, S.PAUSED, S.DONE),
    )
    if campaign.launched_at:
        return campaign
    require_ready(campaign, now)
    record(actor=actor, action="mailing.launched", campaign=campaign, now=now)
    launched = launch_campaign(campaign_id=campaign.id, now=now)
    launched.booklet = booklet
    return launched
