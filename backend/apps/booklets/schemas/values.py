from datetime import date
from typing import Literal
from uuid import UUID

from ninja import Field, Schema

from apps.booklets.schemas.parts import PersonBrief, SiteBrief
from apps.library.schemas.values import ValueKind
from shared.http.fields import PRINTED

ValueState = Literal["missing", "filled", "due_soon", "overdue"]


class ValueLine(Schema):
    """An information that texts insert, as the company, or the booklet's site, has filled it."""

    key: str
    label: dict[str, str]
    kind: ValueKind
    hint: str
    own: bool  # made by the company
    essential: bool  # a booklet that inserts it is not published without it
    site: SiteBrief | None  # where this value was said; null: for the whole company
    value: str
    state: ValueState
    owner: PersonBrief | None
    review_on: date | None
    confirmed_on: date | None
    confirmed_by_name: str
    pages: int  # that insert it: of the booklet, or of all booklets of the company
    booklets: int


class NeededValues(Schema):
    """What the pages of a booklet insert, in the order in which they do, the essential ones first."""

    items: list[ValueLine]
    filled: int
    essential_missing: int
    site: SiteBrief | None
    may_write: bool


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
