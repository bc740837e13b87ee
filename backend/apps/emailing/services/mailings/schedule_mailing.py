from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.emailing.models import Campaign, CampaignState
from apps.emailing.services.mailings._lock import (
    MailingNotNow,
    is_freezing,
    lock_mailing,
    open_booklet,
    record,
)
from apps.emailing.services.mailings._ready import require_ready
from shared import errors
from shared.actor import Actor, require_own_hands

S = CampaignState


class MailingTooSoon(errors.Invalid):
    code = "mailing_too_soon"


@transaction.atomic
def schedule_mailing(
    *, actor: Actor, booklet_id: UUID, mailing_id: UUID, starts_at: datetime, now: datetime
) -> Campaign:
    """Have it sent later; who its recipients are is decided then."""
    require_own_hands(actor)
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = lock_mailing(booklet=booklet, mailing_id=mailing_id, states=(S.DRAFT, S.SCHEDULED))
    if is_freezing(campaign):
        raise MailingNotNow
    if starts_at <= now:
        raise MailingTooSoon({"starts_at": "fields.starts_in_the_past"})
    require_ready(campaign, now)
    campaign.state, campaign.starts_at = S.SCHEDULED, starts_at
    campaign.save(update_fields=["state", "starts_at", "updated_at"])
    record(
        actor=actor,
        action="mailing.scheduled",
        campaign=campaign,
        now=now,
        starts_at=starts_at.isoformat(),
    )
    return campaign


@transaction.atomic
def unschedule_mailing(
    *, actor: Actor, booklet_id: UUID, mailing_id: UUID, now: datetime
) -> Campaign:
    """A draft again; the time that was said stays for the next one."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = lock_mailing(booklet=booklet, mailing_id=mailing_id, states=(S.SCHEDULED,))
    if is_freezing(campaign):
        raise MailingNotNow
    campaign.state = S.DRAFT
    campaign.save(update_fields=["state", "updated_at"])
    record(actor=actor, action="mailing.unscheduled", campaign=campaign, now=now)
    return campaign
