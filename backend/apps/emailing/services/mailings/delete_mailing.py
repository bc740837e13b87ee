from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.emailing.models import CampaignState
from apps.emailing.services.mailings._lock import lock_mailing, open_booklet, record
from shared.actor import Actor, require_own_hands


@transaction.atomic
def delete_mailing(*, actor: Actor, booklet_id: UUID, mailing_id: UUID, now: datetime) -> None:
    """A draft that nobody got anything of."""
    require_own_hands(actor)
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = lock_mailing(booklet=booklet, mailing_id=mailing_id, states=(CampaignState.DRAFT,))
    record(actor=actor, action="mailing.deleted", campaign=campaign, now=now)
    campaign.delete()
