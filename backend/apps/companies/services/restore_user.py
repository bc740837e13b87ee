from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.accounts import services as accounts
from apps.accounts.models import User, UserStatus
from apps.companies.services._managed_user import WorksElsewhere, find_managed, in_each_journal
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


class NotSuspended(errors.Conflict):
    code = "user_not_suspended"


@transaction.atomic
def restore_user(*, actor: Actor, user_id: UUID, now: datetime) -> User:
    """Open a suspended account again."""
    user, abilities = find_managed(actor=actor, user_id=user_id)
    if user.status != UserStatus.SUSPENDED:
        raise NotSuspended
    if not abilities.restore:
        raise WorksElsewhere
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
