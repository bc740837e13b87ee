from uuid import UUID

from ninja import Field, Schema


class Keeper(Schema):
    """Somebody who may look after a value."""

    id: UUID
    name: str = Field(alias="full_name")


class Keepers(Schema):
    items: list[Keeper]


class ValueSite(Schema):
    id: UUID
    name: str


class ValueSites(Schema):
    items: list[ValueSite]
