from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.emailing.models import Campaign, CampaignState, Paused
from apps.emailing.services.mailings._lock import lock_mailing, open_booklet, record
from apps.emailing.services.mailings._ready import require_online
from shared.actor import Actor, require_own_hands


@transaction.atomic
def pause_mailing(*, actor: Actor, booklet_id: UUID, mailing_id: UUID, now: datetime) -> Campaign:
    """Nothing more is claimed; what is on its way arrives."""
    require_own_hands(actor)
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = lock_mailing(booklet=booklet, mailing_id=mailing_id, states=(CampaignState.SENDING,))
    campaign.state, campaign.paused_for = CampaignState.PAUSED, Paused.BY_HAND
    campaign.save(update_fields=["state", "paused_for", "updated_at"])
    record(actor=actor, action="mailing.paused", campaign=campaign, now=now)
    return campaign


@transaction.atomic
def resume_mailing(*, actor: Actor, booklet_id: UUID, mailing_id: UUID, now: datetime) -> Campaign:
    """It goes on where it stood, if there still is something to read."""
    require_own_hands(actor)
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = lock_mailing(booklet=booklet, mailing_id=mailing_id, states=(CampaignState.PAUSED,))
    require_online(booklet)
    campaign.state, campaign.paused_for = CampaignState.SENDING, ""
    campaign.save(update_fields=["state", "paused_for", "updated_at"])
    record(actor=actor, action="mailing.resumed", campaign=campaign, now=now)
    return campaign
