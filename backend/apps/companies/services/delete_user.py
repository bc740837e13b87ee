from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.accounts import services as accounts
from apps.companies import selectors
from apps.companies.services._managed_user import (
    find_managed,
    in_each_journal,
    require_another_super_admin,
)
from apps.companies.services.remove_member import end_membership
from apps.journal import services as journal
from shared.actor import Actor


@transaction.atomic
def delete_user(*, actor: Actor, user_id: UUID, now: datetime) -> bool:
    """Erase an account; whether it was: one that also serves another company only leaves this one.

    The journal keeps the name of the day until its own retention ends.
    """
    user, _ = find_managed(actor=actor, user_id=user_id)
    stays = bool(selectors.members_elsewhere(actor=actor, user_ids=[user.id]))
    require_another_super_admin(user)
    tellers, label = list(in_each_journal(actor, user)), user.full_name
    for membership in user.memberships.all():
        end_membership(actor=actor, membership=membership, now=now)
    if stays:
        return False
    accounts.erase_account(user=user)
    for teller in tellers:
        journal.record(
            actor=teller,
            action="companies.user_deleted",
            target=user,
            label=label,
            now=now,
        )
    return True
