from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from ninja import Field, Schema

from apps.booklets.models import BookletRole, Duty
from apps.companies.schemas.parts import PersonBrief, line
from shared.actor import Role
from shared.http.fields import PRINTED

Day = Annotated[date, Field(ge=date(2000, 1, 1), le=date(2999, 12, 31))]
AccessLocales = Annotated[list[Annotated[str, line(35, shortest=2)]], Field(max_length=50)]
Right = Literal["edit", "translate", "publish", "participants", "mailings", "register"]


class AccessLine(Schema):
    """Somebody's rights on a booklet: given here (`id`), or inherited from their role in the company."""

    id: UUID | None  # null: inherited
    user: UUID
    name: str
    initials: str
    email: str
    company_role: Role
    role: BookletRole | None  # null: inherited
    duty: Duty | None  # of managers
    scope: str
    locales: list[str]  # given to a translator; empty: all of the booklet
    starts_on: date | None
    ends_on: date | None
    rights: list[Right]
    possible_roles: list[BookletRole]  # that could be given here


class Accesses(Schema):
    items: list[AccessLine]
    may_write: bool


class Candidate(Schema):
    user: UUID
    name: str
    email: str
    company_role: Role
    possible_roles: list[BookletRole]


class Candidates(Schema):
    items: list[Candidate]


class Colleagues(Schema):
    """Those who have a right on a booklet, by name."""

    items: list[PersonBrief]


class CandidateQuery(Schema):
    search: str = Field("", max_length=100, pattern=PRINTED)


class AccessIn(Schema):
    """Who may do what; an auditor and a substitute need a last day."""

    user: UUID
    role: BookletRole
    duty: Literal["manager", "substitute"] | None = None
    scope: Annotated[str, line(200)] = ""
    locales: AccessLocales = Field(default_factory=list)
    starts_on: Day | None = None
    ends_on: Day | None = None


class AccessChanges(Schema):
    """What is absent stays."""

    role: BookletRole | None = None
    duty: Literal["manager", "substitute"] | None = None
    scope: Annotated[str, line(200)] | None = None
    locales: AccessLocales | None = None
    starts_on: Day | None = None
    ends_on: Day | None = None
