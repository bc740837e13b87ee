"""Answering an invitation as oneself, signed in."""

from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.accounts.selectors import get_user
from apps.companies import selectors
from apps.companies.models import Company, Invitation
from apps.companies.services.invitations._settle import decline, join
from shared import errors
from shared.actor import Actor, require_own_hands


@transaction.atomic
def join_company(*, actor: Actor, invitation_id: UUID, now: datetime) -> Company:
    """Become a member of the company that invited one's own address."""
    invitation = _own(actor, invitation_id, now)
    join(invitation, actor, get_user(user_id=_user_id(actor)), now=now)
    return invitation.company


@transaction.atomic
def decline_own_invitation(*, actor: Actor, invitation_id: UUID, now: datetime) -> None:
    """Say no; the company learns that, and nothing of the account."""
    decline(_own(actor, invitation_id, now), now=now)


def _own(actor: Actor, invitation_id: UUID, now: datetime) -> Invitation:
    require_own_hands(actor)
    return selectors.get_own_invitation(
        user_id=_user_id(actor), invitation_id=invitation_id, now=now
    )


def _user_id(actor: Actor) -> UUID:
    if actor.user_id is None:
        raise errors.NotSignedIn
    return actor.user_id
