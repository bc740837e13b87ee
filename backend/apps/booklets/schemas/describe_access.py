"""Rights on a booklet as the API tells them."""

from typing import Any

from apps.booklets import policies
from apps.booklets.models import Booklet
from apps.booklets.selectors import Holder
from apps.companies.models import Membership
from shared.actor import Actor, Role


def describe_holders(*, actor: Actor, booklet: Booklet, holders: list[Holder]) -> dict[str, Any]:
    """Everybody who may do something with it, and whether the actor may change that."""
    return {
        "items": [describe_holder(holder) for holder in holders],
        "may_write": policies.booklet_abilities(actor, booklet)["manage_access"],
    }


def describe_holder(holder: Holder) -> dict[str, Any]:
    """Somebody's rights; without an access of their own they end with those in the company."""
    user, access = holder.user, holder.access
    return {
        "id": access.id if access else None,
        "user": user.id,
        "name": user.full_name,
        "initials": f"{user.first_name[:1]}{user.last_name[:1]}".upper(),
        "email": user.email,
        "company_role": holder.member.role,
        "role": access.role if access else None,
        "duty": (access.duty or None) if access else None,
        "scope": access.scope if access else "",
        "locales": access.locales if access else [],
        "starts_on": access.starts_on if access else None,
        "ends_on": access.ends_on if access else holder.member.ends_on,
        "rights": holder.rights,
        "possible_roles": holder.possible_roles,
    }


def describe_candidate(member: Membership) -> dict[str, Any]:
    return {
        "user": member.user_id,
        "name": member.user.full_name,
        "email": member.user.email,
        "company_role": member.role,
        "possible_roles": policies.POSSIBLE_ROLES[Role(member.role)],
    }
