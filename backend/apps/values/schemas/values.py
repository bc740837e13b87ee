from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.companies.schemas.parts import PersonBrief, SiteBrief, line
from apps.library.schemas.values import ValueKind
from shared.http.fields import PRINTED

MOST_AT_ONCE = 200
Key = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,59}$")]
Day = Annotated[date, Field(ge=date(2000, 1, 1), le=date(2999, 12, 31))]
ValueTheme = Literal[
    "address", "people", "health", "safety", "contract", "training", "stay", "other"
]
ValueState = Literal["missing", "filled", "due_soon", "overdue"]


class ValueLine(Schema):
    """An information that texts insert, as the company, or the booklet's site, has filled it."""

    key: str
    label: dict[str, str]
    kind: ValueKind
    theme: ValueTheme  # among which it is filled
    hint: str
    own: bool  # made by the company
    essential: bool  # a booklet that inserts it is not published without it
    may_stand_in: bool  # false: what would say it is left out until it is filled
    site: SiteBrief | None  # where this value was said; null: for the whole company
    value: str
    state: ValueState
    owner: PersonBrief | None
    review_on: date | None
    confirmed_on: date | None
    confirmed_by_name: str
    pages: int  # that insert it: of the booklet, or of all booklets of the company
    booklets: int


class ValuesQuery(Schema):
    search: str = Field("", max_length=100, pattern=PRINTED)
    site: UUID | None = None  # null: of the whole company
    state: ValueState | None = None


class ValueCounts(Schema):
    all: int
    missing: int
    due_soon: int
    overdue: int


class CompanyValues(Schema):
    """What booklets insert and what the company has filled, by label."""

    items: list[ValueLine]
    counts: ValueCounts
    may_write: bool


class ValueIn(Schema):
    """What is absent stays; an empty value empties it."""

    key: Key
    value: Annotated[str, line(500)] | None = None
    owner: UUID | None = None
    review_on: Day | None = None


class ValuesIn(Schema):
    """For the whole company, or for one site."""

    site: UUID | None = None
    values: Annotated[list[ValueIn], Field(min_length=1, max_length=MOST_AT_ONCE)]


class ConfirmIn(Schema):
    """These are still true; each is looked at again on this day, or in six months."""

    site: UUID | None = None
    keys: Annotated[list[Key], Field(min_length=1, max_length=MOST_AT_ONCE)]
    review_on: Day | None = None


class OwnValueIn(Schema):
    """An information that the library does not know."""

    label: Annotated[str, line(120, shortest=2)]
    kind: ValueKind
    value: Annotated[str, line(500)] = ""
    site: UUID | None = None


class SavedValue(Schema):
    key: str
    value: str
    review_on: date | None
    confirmed_on: date | None


class SavedValues(Schema):
    items: list[SavedValue]


class OwnValue(Schema):
    key: str
    label: str
    kind: ValueKind
    value: str
