from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.emailing import selectors
from apps.emailing.models import Campaign
from apps.emailing.services._withdraw import withdraw
from apps.emailing.services.mailings._lock import MailingNotNow, open_booklet, record
from shared.actor import Actor, require_own_hands


@transaction.atomic
def cancel_mailing(*, actor: Actor, booklet_id: UUID, mailing_id: UUID, now: datetime) -> Campaign:
    """Whoever was not written to yet is not any more, and the month gets back what was kept for them."""
    require_own_hands(actor)
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    seen = selectors.get_mailing(booklet=booklet, mailing_id=mailing_id)
    left = withdraw(seen, now=now) if seen.launched_at else None
    if left is None:
        raise MailingNotNow
    campaign = selectors.get_mailing(booklet=booklet, mailing_id=mailing_id)
    record(actor=actor, action="mailing.cancelled", campaign=campaign, now=now, not_sent=left)
    return campaign
