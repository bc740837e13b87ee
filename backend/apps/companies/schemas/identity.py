from datetime import datetime
from typing import Any
from uuid import UUID

from ninja import Field, Schema

from apps.companies.policies import Obstacle
from apps.companies.selectors.switch_targets import SwitchTarget
from shared.actor import PlatformRole, Role


class SwitchTargetQuery(Schema):
    """Whom one looks for; `person` is one of them, by id."""

    search: str = Field("", max_length=100, pattern=r"^[^\x00]*$")
    company: UUID | None = None
    person: UUID | None = None


class SwitchTargetOut(Schema):
    """Somebody whom one may act as, or the reason why not."""

    id: UUID = Field(alias="user.id")
    first_name: str = Field(alias="user.first_name")
    last_name: str = Field(alias="user.last_name")
    email: str = Field(alias="user.email")
    platform_role: PlatformRole = Field(alias="user.platform_role")
    role: Role | None
    company_name: str | None
    companies: int
    last_seen: datetime | None
    allowed: bool
    obstacle: Obstacle | None

    @staticmethod
    def resolve_role(target: SwitchTarget) -> Any:
        return target.membership.role if target.membership else None

    @staticmethod
    def resolve_company_name(target: SwitchTarget) -> str | None:
        return target.membership.company.name if target.membership else None

    @staticmethod
    def resolve_allowed(target: SwitchTarget) -> bool:
        return target.obstacle is None


class SwitchTargetPage(Schema):
    items: list[SwitchTargetOut]
    next: str | None
