from typing import Annotated, Literal, get_args
from uuid import UUID

from ninja import Schema

from apps.companies.models import BRANDS, HostPurpose
from apps.companies.schemas.parts import line

Brand = Literal["soignance"]
assert get_args(Brand) == BRANDS


class HostOut(Schema):
    id: UUID
    hostname: str
    brand: str
    purpose: HostPurpose


class HostPage(Schema):
    items: list[HostOut]
    next: str | None


class HostIn(Schema):
    hostname: Annotated[str, line(253, shortest=1)]
    brand: Brand
    purpose: HostPurpose = HostPurpose.STUDIO


class HostChanges(Schema):
    brand: Brand
