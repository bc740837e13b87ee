from typing import Any

from ninja import Schema

from apps.companies import policies
from shared.actor import Actor, PlatformRole, Role
from shared.permissions import TABLE, Action, Reach

# The rows of the short table: what a role is chosen for.
ESSENTIAL: dict[str, Action] = {
    "edit_pages": Action.EDIT_PAGES,
    "translate": Action.EDIT_TRANSLATIONS,
    "publish": Action.PUBLISH_BOOKLET,
    "users": Action.MANAGE_USERS,
    "journal": Action.READ_JOURNAL,
    "archive": Action.ARCHIVE_BOOKLET,
}


class EssentialRow(Schema):
    name: str
    roles: list[Role]


class Permission(Schema):
    role: Role | PlatformRole
    reach: Reach


class ActionRow(Schema):
    action: Action
    permissions: list[Permission]


class RoleTable(Schema):
    """The roles that the caller may give, and what every role may do."""

    roles: list[Role]
    platform_roles: list[PlatformRole]
    essential: list[EssentialRow]
    actions: list[ActionRow]


def role_table(actor: Actor) -> dict[str, Any]:
    """The table of permissions, as screens draw it."""
    return {
        "roles": policies.roles_to_give(actor),
        "platform_roles": policies.platform_roles_to_give(actor),
        "essential": [
            {"name": name, "roles": [role for role in Role if role in TABLE[action]]}
            for name, action in ESSENTIAL.items()
        ],
        "actions": [
            {
                "action": action,
                "permissions": [{"role": role, "reach": far} for role, far in row.items()],
            }
            for action, row in TABLE.items()
        ],
    }
