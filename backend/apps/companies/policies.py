from collections.abc import Sequence

from apps.accounts.models import User
from apps.companies.models import Membership
from apps.journal import policies as journal
from shared import errors
from shared.actor import Actor, PlatformRole, Role


def session_abilities(actor: Actor) -> dict[str, bool]:
    """What the shell may offer to this actor."""
    return {
        "read_journal": journal.may_read(actor),
        "switch_identity": may_switch_identity(actor) and not actor.is_switched,
    }


def may_switch_identity(actor: Actor) -> bool:
    """Administrators may act as somebody below them."""
    return actor.is_super_admin or actor.role is Role.COMPANY_ADMIN


def require_switch_identity(actor: Actor) -> None:
    if not may_switch_identity(actor):
        raise errors.Forbidden


def may_act_as(actor: Actor, target: User, memberships: Sequence[Membership]) -> bool:
    """Strictly downwards: `memberships` are all those of the target, in whatever company.

    A company administrator acts only as people who work for that company and no other: anything
    more would open another company to them.
    """
    if target.platform_role == PlatformRole.SUPER_ADMIN.value:
        return False
    if actor.is_super_admin:
        return True
    return (
        actor.role is Role.COMPANY_ADMIN
        and target.platform_role == PlatformRole.NONE.value
        and {membership.company_id for membership in memberships} == {actor.company_id}
        and all(membership.role != Role.COMPANY_ADMIN.value for membership in memberships)
    )
