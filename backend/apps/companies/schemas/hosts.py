from typing import Annotated, Literal, get_args
from uuid import UUID

from ninja import Schema

from apps.companies.models import BRANDS
from apps.companies.schemas.parts import line

Brand = Literal["soignance"]
assert get_args(Brand) == BRANDS


class HostOut(Schema):
    id: UUID
    hostname: str
    brand: str


class HostPage(Schema):
    items: list[HostOut]
    next: str | None


class HostIn(Schema):
    hostname: Annotated[str, line(253, shortest=1)]
    brand: Brand


class HostChanges(Schema):
    brand: Brand
