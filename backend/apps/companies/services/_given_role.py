from datetime import date

from apps.companies import policies
from shared import errors
from shared.actor import Actor, Role


class RoleNotAllowed(errors.Forbidden):
    code = "role_not_allowed"


def require_role(actor: Actor, role: Role, ends_on: date | None, *, today: date) -> None:
    """Refuse a role above the actor's own, and an auditor without a last day or with one that is past."""
    if role not in policies.roles_to_give(actor):
        raise RoleNotAllowed
    if role is Role.AUDITOR and ends_on is None:
        raise errors.Invalid({"ends_on": "missing"})
    if role is not Role.AUDITOR and ends_on is not None:
        raise errors.Invalid({"ends_on": "only_for_auditors"})
    if ends_on is not None and ends_on < today:
        raise errors.Invalid({"ends_on": "day_is_past"})
