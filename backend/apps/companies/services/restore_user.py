from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.accounts import services as accounts
from apps.accounts.models import User, UserStatus
from apps.companies.models import Membership
from apps.companies.services._managed_user import WorksElsewhere, find_managed, in_each_journal
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


class NotSuspended(errors.Conflict):
    code = "user_not_suspended"


@transaction.atomic
def restore_user(*, actor: Actor, user_id: UUID, now: datetime) -> User:
    """Open a suspended account again, or the membership that the actor's company had suspended."""
    user, abilities = find_managed(actor=actor, user_id=user_id)
    held = [one for one in user.memberships.all() if one.suspended_at and _of(actor, one)]
    if user.status != UserStatus.SUSPENDED and not held:
        raise NotSuspended
    if not abilities.restore:
        raise WorksElsewhere
    for membership in held:
        _restore_here(actor, membership, now=now)
    if user.status == UserStatus.SUSPENDED and abilities.rename:
        accounts.restore_account(user=user)
        for teller in in_each_journal(actor, user):
            journal.record(
                actor=teller,
                action="companies.user_restored",
                target=user,
                label=user.full_name,
                now=now,
            )
    return user


def _of(actor: Actor, membership: Membership) -> bool:
    """What a company suspended is for that company to open again."""
    return membership.company_id == actor.company_id


def _restore_here(actor: Actor, membership: Membership, *, now: datetime) -> None:
    membership.suspended_at = None
    membership.save(update_fields=["suspended_at", "updated_at"])
    journal.record(
        actor=actor,
        action="companies.member_restored",
        target=membership,
        label=membership.user.full_name,
        now=now,
    )
