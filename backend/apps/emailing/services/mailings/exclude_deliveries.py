from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db import transaction
from django.db.models import F

from apps.emailing import selectors
from apps.emailing.models import Campaign, Delivery, DeliveryState
from apps.emailing.services._quota import give_back
from apps.emailing.services.mailings._lock import MailingNotNow, open_booklet, record
from shared.actor import Actor

BY_HAND = "by_hand"


@transaction.atomic
def exclude_deliveries(
    *,
    actor: Actor,
    booklet_id: UUID,
    mailing_id: UUID,
    delivery_ids: Sequence[UUID],
    now: datetime,
) -> int:
    """Those that still wait are not sent; how many."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = selectors.get_mailing(booklet=booklet, mailing_id=mailing_id)
    if campaign.month is None:
        raise MailingNotNow
    waiting = Delivery.objects.filter(
        company_id=campaign.company_id,
        month=campaign.month,
        campaign=campaign,
        id__in=delivery_ids,
        state=DeliveryState.PENDING,
    )
    done = waiting.update(state=DeliveryState.EXCLUDED, reason=BY_HAND, due_at=None, updated_at=now)
    if done:
        counts = Campaign.objects.filter(id=campaign.id)
        counts.update(excluded=F("excluded") + done)
        if counts.filter(reserved__gte=done).update(reserved=F("reserved") - done):
            give_back(campaign, done)
        record(
            actor=actor, action="mailing.people_excluded", campaign=campaign, now=now, count=done
        )
    return done
