from dataclasses import replace
from datetime import date, datetime
from typing import Any

from django.utils import timezone

from apps.companies.events import MembershipChanged
from apps.companies.models import Membership
from apps.companies.services._given_role import require_role
from apps.companies.services._managed_user import require_another_admin
from apps.journal import services as journal
from shared.actor import Actor, Role
from shared.events import announce


def change_member_role(
    *, actor: Actor, membership: Membership, role: Role, ends_on: date | None, now: datetime
) -> None:
    """Another role in a company, or another last day; nothing when both are the same."""
    before, after = _said(membership), {"role": role.value, "ends_on": _written(ends_on)}
    if before == after:
        return
    require_role(actor, role, ends_on, today=timezone.localdate(now))
    if role is not Role.COMPANY_ADMIN:
        require_another_admin(membership)
    membership.role, membership.ends_on = role.value, ends_on
    membership.save(update_fields=["role", "ends_on", "updated_at"])
    announce(MembershipChanged(company_id=membership.company_id, user_id=membership.user_id))
    journal.record(
        actor=replace(actor, company_id=membership.company_id),
        action="companies.member_role_changed",
        target=membership,
        label=membership.user.full_name,
        now=now,
        before={name: before[name] for name in before if before[name] != after[name]},
        after={name: after[name] for name in after if before[name] != after[name]},
    )


def _said(membership: Membership) -> dict[str, Any]:
    return {"role": membership.role, "ends_on": _written(membership.ends_on)}


def _written(day: date | None) -> str | None:
    return day.isoformat() if day else None
