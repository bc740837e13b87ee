"""Who is asking: built once for each request, passed to every service."""

from dataclasses import dataclass
from enum import StrEnum
from uuid import UUID

from shared import errors


class Role(StrEnum):
    """What a user may do in one company."""

    COMPANY_ADMIN = "company_admin"
    BOOKLET_MANAGER = "booklet_manager"
    WRITER = "writer"
    TRANSLATOR = "translator"
    AUDITOR = "auditor"


class PlatformRole(StrEnum):
    """What a user may do in the whole installation."""

    NONE = "none"
    LIBRARY_EDITOR = "library_editor"
    SUPER_ADMIN = "super_admin"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hands:
    """The administrator who acts as somebody else, and why."""

    user_id: UUID
    name: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Actor:
    """The person behind a call, and the company in whose name they act.

    While an administrator acts as somebody, `user_id` is that person and `switched_by` the
    administrator, whose hands these are.
    """

    user_id: UUID | None = None
    name: str = ""
    switched_by: Hands | None = None
    company_id: UUID | None = None
    role: Role | None = None
    platform_role: PlatformRole = PlatformRole.NONE
    language: str = "fr-FR"
    terms_accepted: bool = False
    second_factor_missing: bool = False
    ip: str = ""

    @property
    def is_anonymous(self) -> bool:
        return self.user_id is None

    @property
    def is_switched(self) -> bool:
        return self.switched_by is not None

    @property
    def is_super_admin(self) -> bool:
        return self.platform_role is PlatformRole.SUPER_ADMIN

    @property
    def is_library_editor(self) -> bool:
        return self.platform_role is PlatformRole.LIBRARY_EDITOR


def require_own_hands(actor: Actor) -> None:
    """Refuse what nobody may do in somebody else's name: accept, sign, send, delete, change an account."""
    if actor.is_switched:
        raise errors.NotWhileSwitched
