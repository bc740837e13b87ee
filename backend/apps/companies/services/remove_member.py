from dataclasses import replace
from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.companies.events import MembershipEnded
from apps.companies.models import Membership
from apps.companies.services._managed_user import find_managed, require_another_admin
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.events import announce


@transaction.atomic
def remove_member(*, actor: Actor, user_id: UUID, membership_id: UUID, now: datetime) -> None:
    """Take somebody out of a company; the account stays."""
    user, _ = find_managed(actor=actor, user_id=user_id)
    mine = [one for one in user.memberships.all() if one.id == membership_id]
    if not mine:
        raise errors.NotFound
    end_membership(actor=actor, membership=mine[0], now=now)


def end_membership(*, actor: Actor, membership: Membership, now: datetime) -> None:
    """The same, for somebody whom the actor was found to manage."""
    require_another_admin(membership)
    journal.record(
        actor=replace(actor, company_id=membership.company_id),
        action="companies.member_removed",
        target=membership,
        label=membership.user.full_name,
        now=now,
        before={"role": membership.role},
    )
    membership.delete()
    announce(MembershipEnded(company_id=membership.company_id, user_id=membership.user_id))
