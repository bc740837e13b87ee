from uuid import UUID

from ninja import Field, Schema


class ValueOwner(Schema):
    """Somebody who may look after a value."""

    id: UUID
    name: str = Field(alias="full_name")


class ValueOwners(Schema):
    items: list[ValueOwner]


class ValueSite(Schema):
    id: UUID
    name: str


class ValueSites(Schema):
    items: list[ValueSite]
