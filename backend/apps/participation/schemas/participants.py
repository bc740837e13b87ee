"""What is asked and told of participants."""

from datetime import date, datetime
from typing import Annotated, Any, Literal, Self
from uuid import UUID

from ninja import Field, Schema
from pydantic import model_validator

from apps.booklets.schemas.options import Day
from apps.booklets.schemas.parts import Conditions
from apps.participation.models import ParticipationState, RereadReason
from apps.people.models import Signer
from shared.http.fields import PRINTED
from shared.http.paging import PageQuery

MOST_NAMED = 1000

Locale = Annotated[str, Field(max_length=10, pattern=r"^[A-Za-z0-9-]+$")]
Ids = Annotated[list[UUID], Field(min_length=1, max_length=MOST_NAMED)]
Reason = Annotated[str, Field(min_length=3, max_length=300, pattern=PRINTED)]


class ParticipantWanted(Schema):
    """Which participants: all, unless told."""

    search: str = Field("", max_length=100)
    state: ParticipationState | None = None
    late: bool = False
    site: UUID | None = None
    language: str = Field("", max_length=10)
    without_email: bool = False
    unfit: bool = False  # who no longer fits the rule by which they came


class ParticipantsQuery(ParticipantWanted, PageQuery):
    sort: Literal["name", "due", "acknowledged"] = "name"


class ParticipantLine(Schema):
    """Somebody and a booklet; late when the due day is over."""

    id: UUID
    person: UUID
    first_name: str
    last_name: str
    reference: str
    email: str
    has_mail: bool  # some goes to them, or to who acknowledges for them
    refuses_mail: bool  # as they asked
    phone: str
    job: str
    site: str | None  # its name
    state: ParticipationState
    late: bool
    language: str
    added_at: datetime
    invited_at: datetime | None
    opened_on: date | None
    pages_read: int  # confirmed, since they began or were asked to read again
    read_on: date | None
    acknowledged_at: datetime | None
    acknowledged_version: UUID | None  # the publication
    reread_pages: list[UUID]
    reread_reason: RereadReason | None
    due_on: date | None
    reminders: int
    reminded_at: datetime | None
    reminders_off: bool  # of the booklet's calendar; by hand they still get some
    excluded_at: datetime | None
    excluded_reason: str
    by_rule: UUID | None
    fits: bool
    signers: list[Signer]  # who has to acknowledge
    signed_by: list[Signer]  # who did, while the other one is awaited


class Participants(Schema):
    items: list[ParticipantLine]
    next: str | None


class ParticipantAbilities(Schema):
    change: bool


class ParticipantsSummary(Schema):
    """How many there are; at most five seconds old."""

    id: UUID  # of the booklet
    all: int
    to_invite: int
    invited: int
    opened: int
    reading: int
    read: int
    acknowledged: int
    to_reread: int
    excluded: int
    left: int
    late: int
    without_email: int
    unfit: int
    reference_only: bool  # patients, residents: no name until the hosting is certified
    abilities: ParticipantAbilities


class PeopleWanted(Schema):
    """Which people of the company: whoever has not left."""

    search: str = Field("", max_length=100)
    site_id: UUID | None = None
    group_id: UUID | None = None
    job: str = Field("", max_length=80)
    contract: str = Field("", max_length=10)
    language: str = Field("", max_length=10)
    without_email: bool = False


class NewParticipants(Schema):
    """These people, or all whom a filter wants."""

    people: Ids | None = None
    all_who: PeopleWanted | None = None

    @model_validator(mode="after")
    def says_one(self) -> Self:
        _require_one_of(self.people, self.all_who)
        return self


class ParticipantIn(Schema):
    """What is absent stays."""

    language: Locale | None = None
    due_on: Day | None = None
    reminders_off: bool | None = None


class ParticipantsChange(Schema):
    """The same for these, or for all whom a filter wants; who is excluded is told why, who is updated what."""

    act: Literal["exclude", "restore", "invite", "update"]
    participants: Ids | None = None
    all_who: ParticipantWanted | None = None
    reason: Reason | None = None
    changes: ParticipantIn | None = None

    @model_validator(mode="after")
    def says_one(self) -> Self:
        if self.act == "exclude" and not self.reason:
            raise ValueError("reason")
        if (self.act == "update") is not bool(self.changes and self.changes.model_fields_set):
            raise ValueError("changes")
        _require_one_of(self.participants, self.all_who)
        return self


class ParticipantsChanged(Schema):
    done: int
    queued: int  # under way: many are done a thousand at a time


class LinkQuery(Schema):
    signer: Signer = Signer.PERSON  # whose own link it is


class ParticipantLink(Schema):
    address: str


class RereadingQuery(Schema):
    """Which pages would be to read again; those that are proposed, unless told."""

    pages: Annotated[list[UUID], Field(max_length=200)] | None = None


class PageAsked(Schema):
    page: UUID
    people: int


class ForeseenRereading(Schema):
    """What publishing now would ask of people."""

    id: UUID  # of the booklet
    acknowledged: int  # who acknowledged a version
    people: int  # of them, who would read again
    pages: list[PageAsked]


class RuleIn(Schema):
    conditions: Conditions


class RuleOut(Schema):
    id: UUID
    conditions: Conditions
    by_name: str
    created_at: datetime


class Rules(Schema):
    items: list[RuleOut]


class SegmentIn(Schema):
    name: Annotated[str, Field(min_length=1, max_length=80, pattern=PRINTED)]
    filters: ParticipantWanted


class SegmentOut(Schema):
    id: UUID
    name: str
    filters: dict[str, Any]


class Segments(Schema):
    items: list[SegmentOut]


def _require_one_of(*told: object) -> None:
    if sum(one is not None for one in told) != 1:
        raise ValueError("one of both")
