from datetime import datetime
from uuid import UUID

from apps.accounts.models import INVITATION_LASTS
from apps.accounts.selectors import get_user
from apps.companies.models import CompanyStatus, Invitation
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.pagination import Page, paginate
from shared.permissions import Action, may, may_everywhere, require
from shared.tenancy import act_as_platform
from shared.tenancy.models import TenantQuerySet


def list_invitations(
    *, actor: Actor, company_id: UUID | None, cursor: str | None, limit: int
) -> Page[Invitation]:
    """Who was asked to join and has not answered, the newest first."""
    require(actor, Action.MANAGE_USERS)
    invitations = _managed_by(actor)
    if company_id:
        invitations = invitations.filter(company_id=company_id)
    return paginate(invitations, by=["-id"], cursor=cursor, limit=limit)


def get_invitation(*, actor: Actor, invitation_id: UUID) -> Invitation:
    """One of them, locked for who acts upon it."""
    if not may(actor, Action.MANAGE_USERS):
        raise errors.NotFound
    found = _managed_by(actor).select_for_update(of=("self",)).filter(id=invitation_id).first()
    if found is None:
        raise errors.NotFound
    return found


def list_own_invitations(
    *, actor: Actor, now: datetime, cursor: str | None, limit: int
) -> Page[Invitation]:
    """The companies that invited the actor's own address, the newest first; nobody else reads them."""
    require_own_hands(actor)
    if actor.user_id is None:
        raise errors.NotSignedIn
    with act_as_platform():
        invitations = _to(actor.user_id, now)
        return paginate(invitations, by=["-id"], cursor=cursor, limit=limit)


def get_own_invitation(*, user_id: UUID, invitation_id: UUID, now: datetime) -> Invitation:
    """One of them, locked: of two answers the second finds none."""
    with act_as_platform():
        mine = _to(user_id, now).select_for_update(of=("self",))
        found = mine.filter(id=invitation_id).first()
    if found is None:
        raise errors.NotFound
    return found


def _managed_by(actor: Actor) -> TenantQuerySet[Invitation]:
    invitations = Invitation.objects.select_related("company")
    everywhere = may_everywhere(actor, Action.MANAGE_USERS)
    return invitations if everywhere else invitations.visible_to(actor)


def _to(user_id: UUID, now: datetime) -> TenantQuerySet[Invitation]:
    """The address of an account was proved by a letter: whoever is signed in owns it."""
    return Invitation.objects.filter(
        email=get_user(user_id=user_id).email,
        sent_at__gt=now - INVITATION_LASTS,
        company__status=CompanyStatus.ACTIVE,
    ).select_related("company")
