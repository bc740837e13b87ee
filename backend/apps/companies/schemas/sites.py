from typing import Annotated
from uuid import UUID

from ninja import Schema

from apps.companies.schemas.parts import line

SiteName = Annotated[str, line(150, shortest=1)]
City = Annotated[str, line(100)]


class SiteOut(Schema):
    id: UUID
    name: str
    city: str


class SitePage(Schema):
    items: list[SiteOut]
    next: str | None


class SiteIn(Schema):
    name: SiteName
    city: City = ""


class SiteChanges(Schema):
    """What changes of a place; what is absent stays."""

    name: SiteName | None = None
    city: City | None = None
