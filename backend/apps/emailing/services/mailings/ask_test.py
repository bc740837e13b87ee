from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction

from apps.emailing.models import Campaign, CampaignState
from apps.emailing.services.mailings._lock import lock_mailing, open_booklet
from shared.actor import Actor, require_own_hands
from shared.ids import uuid7
from shared.jobs import queue
from shared.limits import Limit

TESTS = Limit(name="mailing tests of a person", times=20, within=timedelta(hours=1))


@transaction.atomic
def ask_test(*, actor: Actor, booklet_id: UUID, mailing_id: UUID, now: datetime) -> Campaign:
    """Have it sent to the actor's own address, and nowhere else, in each of its languages."""
    require_own_hands(actor)
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = lock_mailing(
        booklet=booklet,
        mailing_id=mailing_id,
        states=(CampaignState.DRAFT, CampaignState.SCHEDULED),
    )
    TESTS.take(str(actor.user_id), now=now)
    queue.enqueue("emailing.test", campaign_id=campaign.id, user_id=actor.user_id, test_id=uuid7())
    return campaign
