from uuid import UUID

from apps.accounts.models import User
from apps.companies import policies, selectors
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.permissions import Action, require


class SwitchToOneself(errors.Conflict):
    code = "switch_to_oneself"


class SwitchNotAllowed(errors.Forbidden):
    code = "switch_not_allowed"


class SwitchTargetInactive(errors.Conflict):
    code = "switch_target_inactive"


def find_switch_target(*, actor: Actor, user_id: UUID) -> User:
    """The person whom the actor may act as."""
    require_own_hands(actor)
    require(actor, Action.SWITCH_IDENTITY)
    if user_id == actor.user_id:
        raise SwitchToOneself
    target = selectors.get_colleague(actor=actor, user_id=user_id)
    memberships = selectors.list_every_membership(user_id=user_id)
    if not policies.may_act_as(actor, target, memberships):
        raise SwitchNotAllowed
    if not target.is_active:
        raise SwitchTargetInactive
    return target
