from collections.abc import Iterable
from datetime import date
from uuid import UUID

from django.db.models import Q

from apps.accounts.models import User, UserStatus
from apps.companies.models import Membership
from shared.actor import Actor


def people_here(*, actor: Actor, user_ids: Iterable[UUID], today: date) -> dict[UUID, User]:
    """Those of these people who work in the actor's company: somebody who left looks after nothing."""
    members = Membership.objects.visible_to(actor).filter(
        Q(ends_on=None) | Q(ends_on__gte=today),
        user_id__in=set(user_ids),
        suspended_at=None,
        user__status=UserStatus.ACTIVE,
    )
    return {member.user_id: member.user for member in members.select_related("user")}
