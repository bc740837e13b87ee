from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.emailing import selectors
from apps.emailing.services.mailings._lock import MailingNotNow, open_booklet, record
from apps.emailing.services.resolve_delivery import resolve_delivery
from shared.actor import Actor, require_own_hands


@transaction.atomic
def resolve_uncertain(
    *,
    actor: Actor,
    booklet_id: UUID,
    mailing_id: UUID,
    delivery_id: UUID,
    was_sent: bool,
    now: datetime,
) -> None:
    """A manager knows what nobody else can say: it arrived, or it is sent again."""
    require_own_hands(actor)
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = selectors.get_mailing(booklet=booklet, mailing_id=mailing_id)
    if campaign.month is None:
        raise MailingNotNow
    resolve_delivery(campaign=campaign, delivery_id=delivery_id, was_taken=was_sent, now=now)
    record(actor=actor, action="mailing.resolved", campaign=campaign, now=now, sent=was_sent)
