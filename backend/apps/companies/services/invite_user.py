from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from apps.accounts import services as accounts
from apps.accounts.models import User
from apps.companies import policies, selectors
from apps.companies.models import Company, Invitation
from apps.companies.services._given_role import RoleNotAllowed, require_role
from apps.companies.services.ask_invitation_letter import ask_invitation_letter
from apps.companies.services.invitations.invite_member import Awaited, invite_member
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, PlatformRole, Role, require_own_hands
from shared.limits import Limit
from shared.permissions import Action, require

INVITATIONS = Limit(name="invitations of a person", times=300, within=timedelta(hours=24))
LETTERS = Limit(name="invitations to an address", times=10, within=timedelta(hours=24))


@dataclass(frozen=True, slots=True, kw_only=True)
class NewInvitation:
    """Who is invited, and to what: a role in a company, or one on the platform."""

    first_name: str
    last_name: str
    email: str
    language: str
    role: Role | None = None
    ends_on: date | None = None
    company_id: UUID | None = None
    platform_role: PlatformRole = PlatformRole.NONE


@transaction.atomic
def invite_user(*, actor: Actor, invitation: NewInvitation, now: datetime) -> Invitation | User:
    """Invite somebody by mail: to a company, which they join when they accept, or to the platform's staff."""
    require_own_hands(actor)
    require(actor, Action.MANAGE_USERS)
    company = _company(actor, invitation, today=timezone.localdate(now))
    LETTERS.take(invitation.email, now=now)
    INVITATIONS.take(str(actor.user_id), now=now)
    if company is None or invitation.role is None:
        return _invite_staff(actor, invitation, now=now)
    person = Awaited(
        email=invitation.email,
        first_name=invitation.first_name,
        last_name=invitation.last_name,
        language=invitation.language,
    )
    return invite_member(
        actor=actor,
        company=company,
        person=person,
        role=invitation.role,
        ends_on=invitation.ends_on,
        now=now,
    )


def _invite_staff(actor: Actor, invitation: NewInvitation, *, now: datetime) -> User:
    """An account of the platform's own; those who invite to it see every account anyway."""
    user, is_new = accounts.invite_account(
        email=invitation.email,
        first_name=invitation.first_name,
        last_name=invitation.last_name,
        language=invitation.language,
        platform_role=invitation.platform_role,
        now=now,
    )
    if not is_new:
        raise accounts.EmailTaken({"email": "email_taken"})
    journal.record(
        actor=replace(actor, company_id=None),
        action="companies.user_invited",
        target=user,
        label=user.full_name,
        now=now,
    )
    ask_invitation_letter(actor=actor, user=user, company_id=None)
    return user


def _company(actor: Actor, invitation: NewInvitation, *, today: date) -> Company | None:
    """Where the person will work; nowhere for the platform's own staff."""
    if invitation.platform_role is not PlatformRole.NONE:
        if invitation.platform_role not in policies.platform_roles_to_give(actor):
            raise RoleNotAllowed
        if invitation.role or invitation.company_id:
            raise errors.Invalid({"role": "invalid"})
        return None
    if invitation.role is None:
        raise errors.Invalid({"role": "missing"})
    company_id = invitation.company_id or actor.company_id
    if company_id is None:
        raise errors.Invalid({"company_id": "missing"})
    company = selectors.get_user_company(actor=actor, company_id=company_id)
    require_role(actor, invitation.role, invitation.ends_on, today=today)
    return company
