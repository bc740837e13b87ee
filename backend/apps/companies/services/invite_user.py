from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from apps.accounts import services as accounts
from apps.accounts.models import User, UserStatus
from apps.companies import policies, selectors
from apps.companies.models import Company
from apps.companies.services._given_role import RoleNotAllowed, require_role
from apps.companies.services.add_member import add_member
from apps.companies.services.ask_invitation_letter import ask_invitation_letter
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, PlatformRole, Role, require_own_hands
from shared.limits import Limit
from shared.permissions import Action, may_everywhere, require

INVITATIONS = Limit(name="invitations of a person", times=300, within=timedelta(hours=24))
LETTERS = Limit(name="invitations to an address", times=10, within=timedelta(hours=24))


class AddressOfStaff(errors.Conflict):
    code = "address_of_staff"


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
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
def invite_user(*, actor: Actor, invitation: Invitation, now: datetime) -> User:
    """Invite somebody by mail; who has an account already becomes a member at once, and is told.

    The caller gets the same answer in both cases: a company must not learn from it who works
    for another. An account that exists keeps its names, language and password; the ones typed here
    are forgotten, and its own are seen only from now on, as those of every member.
    """
    require_own_hands(actor)
    require(actor, Action.MANAGE_USERS)
    company = _company(actor, invitation, today=timezone.localdate(now))
    LETTERS.take(invitation.email, now=now)
    INVITATIONS.take(str(actor.user_id), now=now)
    user, is_new = accounts.invite_account(
        email=invitation.email,
        first_name=invitation.first_name,
        last_name=invitation.last_name,
        language=invitation.language,
        platform_role=invitation.platform_role,
        now=now,
    )
    if user.platform_role != PlatformRole.NONE.value and not may_everywhere(
        actor, Action.MANAGE_USERS
    ):
        raise AddressOfStaff({"email": "address_of_staff"})
    if company is None and not is_new:
        raise accounts.EmailTaken({"email": "email_taken"})
    if company and invitation.role:
        add_member(
            actor=actor,
            company=company,
            user=user,
            role=invitation.role,
            ends_on=invitation.ends_on,
            now=now,
        )
    if user.status == UserStatus.INVITED:
        _write_down(actor, user, company, now=now)
    ask_invitation_letter(actor=actor, user=user, company_id=company.id if company else None)
    return user


def _company(actor: Actor, invitation: Invitation, *, today: date) -> Company | None:
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


def _write_down(actor: Actor, user: User, company: Company | None, *, now: datetime) -> None:
    """A new invitation ends the older ones, whoever sent them."""
    accounts.renew_invitation(user=user, now=now)
    journal.record(
        actor=replace(actor, company_id=company.id if company else None),
        action="companies.user_invited",
        target=user,
        label=user.full_name,
        now=now,
    )
