"""What a company does with an invitation that nobody has answered yet."""

from dataclasses import replace
from datetime import datetime, timedelta
from uuid import UUID

from django.db import transaction

from apps.companies import selectors
from apps.companies.models import Invitation
from apps.companies.services.invitations._letter import ask_letter
from apps.journal import services as journal
from shared.actor import Actor, require_own_hands
from shared.limits import Limit
from shared.tenancy import act_as_platform

AGAIN = Limit(name="letters of an invitation", times=5, within=timedelta(hours=1))
KEPT = timedelta(days=90)  # an address that never answered is nobody's business for longer


@transaction.atomic
def renew_invitation(*, actor: Actor, invitation_id: UUID, now: datetime) -> Invitation:
    """Another letter and seven more days; the links of the former ones die."""
    require_own_hands(actor)
    invitation = selectors.get_invitation(actor=actor, invitation_id=invitation_id)
    AGAIN.take(str(invitation.id), now=now)
    invitation.sent_at, invitation.inviter_name = now, actor.name
    invitation.save(update_fields=["sent_at", "inviter_name", "updated_at"])
    journal.record(
        actor=replace(actor, company_id=invitation.company_id),
        action="companies.invitation_sent_again",
        target=invitation,
        label=invitation.email,
        now=now,
    )
    ask_letter(invitation)
    return invitation


@transaction.atomic
def withdraw_invitation(*, actor: Actor, invitation_id: UUID, now: datetime) -> None:
    """Nobody is awaited any more; the link in the letter is worth nothing."""
    require_own_hands(actor)
    invitation = selectors.get_invitation(actor=actor, invitation_id=invitation_id)
    journal.record(
        actor=replace(actor, company_id=invitation.company_id),
        action="companies.invitation_withdrawn",
        target=invitation,
        label=invitation.email,
        now=now,
    )
    invitation.delete()


def forget_invitations(*, now: datetime) -> None:
    """Remove what nobody answered long ago."""
    with act_as_platform():
        Invitation.objects.filter(sent_at__lt=now - KEPT).delete()
