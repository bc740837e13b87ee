"""To whom a mailing goes."""

from typing import Annotated, Any, Self
from uuid import UUID

from ninja import Field, Schema
from pydantic import model_validator

from apps.emailing.models import LeftOut, Nature
from apps.participation.schemas.participants import Ids, ParticipantWanted
from shared.pagination import LARGEST_PAGE


class Audience(Schema):
    """All participants, those whom a filter wants, or these."""

    filter: ParticipantWanted | None = None
    participants: Ids | None = None

    @model_validator(mode="after")
    def says_one(self) -> Self:
        if self.filter is not None and self.participants is not None:
            raise ValueError("one of both")
        return self

    def stored(self) -> dict[str, Any]:
        """As a mailing keeps it: what is not said is not there."""
        return self.model_dump(mode="json", exclude_defaults=True)


class LeftOutCount(Schema):
    reason: str  # a LeftOut, or what became of somebody while it was sent
    count: int


class LocaleCount(Schema):
    locale: str
    count: int


class AudienceQuery(Schema):
    nature: Nature
    audience: Audience = Audience()


class AudienceCount(Schema):
    """What a launch would freeze now: reasons in their order, languages of those who are written to."""

    people: int
    written_to: int
    left_out: list[LeftOutCount]
    locales: list[LocaleCount]


class AudienceNamesQuery(AudienceQuery):
    reason: LeftOut | None = None  # none: those who are written to
    cursor: Annotated[str, Field(max_length=500)] | None = None
    limit: int = Field(50, ge=1, le=LARGEST_PAGE)


class AudienceName(Schema):
    participant: UUID
    name: str
    reason: LeftOut | None


class AudienceNames(Schema):
    items: list[AudienceName]
    next: str | None
