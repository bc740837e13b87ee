from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.accounts import services as accounts
from apps.accounts.models import User
from apps.companies import selectors
from apps.companies.events import MembershipChanged
from apps.companies.models import Membership
from apps.companies.services._managed_user import (
    find_managed,
    in_each_journal,
    require_another_admin,
    require_another_super_admin,
)
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.events import announce


class NotActive(errors.Conflict):
    code = "user_not_active"


@transaction.atomic
def suspend_user(*, actor: Actor, user_id: UUID, now: datetime) -> User:
    """Close an account for a while; every session of it ends with this call.

    Of one that also serves another company, only the membership in the actor's: what others gave
    them stays theirs.
    """
    user, abilities = find_managed(actor=actor, user_id=user_id)
    if not abilities.suspend:
        raise NotActive
    for membership in user.memberships.all():
        require_another_admin(membership)
    if selectors.members_elsewhere(actor=actor, user_ids=[user.id]):
        for membership in user.memberships.all():
            _suspend_here(actor, membership, now=now)
        return user
    require_another_super_admin(user)
    accounts.suspend_account(user=user)
    for membership in user.memberships.all():
        announce(MembershipChanged(company_id=membership.company_id, user_id=user.id))
    for teller in in_each_journal(actor, user):
        journal.record(
            actor=teller,
            action="companies.user_suspended",
            target=user,
            label=user.full_name,
            now=now,
        )
    return user


def _suspend_here(actor: Actor, membership: Membership, *, now: datetime) -> None:
    """From the next call on they work elsewhere only, and passes to this company's booklets end."""
    membership.suspended_at = now
    membership.save(update_fields=["suspended_at", "updated_at"])
    announce(MembershipChanged(company_id=membership.company_id, user_id=membership.user_id))
    journal.record(
        actor=actor,
        action="companies.member_suspended",
        target=membership,
        label=membership.user.full_name,
        now=now,
    )
