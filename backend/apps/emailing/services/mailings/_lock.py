from collections.abc import Collection
from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.emailing import policies, selectors
from apps.emailing.models import Campaign, CampaignState
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


class MailingNotNow(errors.Conflict):
    """Its state does not allow it, or no longer."""

    code = "mailing_not_now"


def open_booklet(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """Whose mailings the actor may change now."""
    booklet = selectors.get_mailings_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_change(actor, booklet)
    return booklet


def lock_mailing(
    *, booklet: Booklet, mailing_id: UUID, states: Collection[CampaignState]
) -> Campaign:
    """Held until the end of the transaction, and in one of these states."""
    rows = Campaign.objects.select_for_update(no_key=True)
    found = rows.filter(company_id=booklet.company_id, booklet=booklet, id=mailing_id).first()
    if found is None:
        raise errors.NotFound
    if found.state not in states:
        raise MailingNotNow
    found.booklet = booklet
    return found


def is_freezing(campaign: Campaign) -> bool:
    """Launched, and its recipients are being written down."""
    return campaign.state == CampaignState.SCHEDULED and campaign.launched_at is not None


def record(*, actor: Actor, action: str, campaign: Campaign, now: datetime, **said: object) -> None:
    """In the journal."""
    journal.record(
        actor=actor,
        action=action,
        target=campaign,
        label=campaign.name,
        now=now,
        after=dict(said),
    )
