from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from apps.accounts import services as accounts
from apps.accounts.models import User
from apps.companies import policies
from apps.companies.models import Membership
from apps.companies.policies import UserAbilities
from apps.companies.services._given_role import RoleNotAllowed
from apps.companies.services._managed_user import (
    WorksElsewhere,
    find_managed,
    in_each_journal,
    require_another_super_admin,
)
from apps.companies.services.ask_invitation_letter import ask_invitation_letter
from apps.companies.services.change_member_role import change_member_role
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, PlatformRole, Role

ACCOUNT = ("first_name", "last_name", "language", "email", "platform_role")


class EmailIsTheirs(errors.Conflict):
    code = "email_is_theirs"


@transaction.atomic
def update_user(*, actor: Actor, user_id: UUID, changes: dict[str, Any], now: datetime) -> User:
    """Change what `changes` names of an account, and of its role in `company_id` or the actor's company."""
    user, abilities = find_managed(actor=actor, user_id=user_id)
    _change_account(actor, user, abilities, changes, now=now)
    if "role" in changes or "ends_on" in changes:
        membership = _membership(actor, user, changes.get("company_id"))
        role = Role(changes.get("role") or membership.role)
        kept = membership.ends_on if role is Role.AUDITOR else None
        change_member_role(
            actor=actor,
            membership=membership,
            role=role,
            ends_on=changes.get("ends_on", kept),
            now=now,
        )
    return user


def _change_account(
    actor: Actor,
    user: User,
    abilities: UserAbilities,
    changes: dict[str, Any],
    *,
    now: datetime,
) -> None:
    after = {
        name: changes[name]
        for name in ACCOUNT
        if changes.get(name) is not None and changes[name] != getattr(user, name)
    }
    if not after:
        return
    _require_right_to(actor, user, abilities, after)
    before = {name: getattr(user, name) for name in after}
    accounts.change_account(user=user, changes=after)
    if "email" in after:
        _invite_there(actor, user, now=now)
    for teller in in_each_journal(actor, user):
        journal.record(
            actor=teller,
            action="companies.user_updated",
            target=user,
            label=user.full_name,
            now=now,
            before=before,
            after=after,
        )


def _require_right_to(
    actor: Actor, user: User, abilities: UserAbilities, after: dict[str, Any]
) -> None:
    if "platform_role" in after:
        wanted = PlatformRole(after["platform_role"])
        if wanted not in policies.platform_roles_to_give(actor):
            raise RoleNotAllowed
        require_another_super_admin(user)
    if "email" in after and not abilities.change_email:
        raise EmailIsTheirs({"email": "email_is_theirs"})
    if not abilities.rename:
        raise WorksElsewhere


def _invite_there(actor: Actor, user: User, *, now: datetime) -> None:
    """The letter went to the wrong address: its link dies, and another leaves for the right one."""
    accounts.renew_invitation(user=user, now=now)
    first = next(iter(user.memberships.all()), None)
    ask_invitation_letter(actor=actor, user=user, company_id=first.company_id if first else None)


def _membership(actor: Actor, user: User, company_id: UUID | None) -> Membership:
    """The one that is meant: of the company named, of the actor's, or the only one."""
    mine = list(user.memberships.all())
    wanted = company_id or actor.company_id
    meant = [one for one in mine if wanted in (None, one.company_id)]
    if len(meant) != 1:
        raise errors.NotFound if wanted else errors.Invalid({"company_id": "missing"})
    return meant[0]
