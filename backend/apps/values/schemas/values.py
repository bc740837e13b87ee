from datetime import date
from typing import Annotated
from uuid import UUID

from ninja import Field, Schema
from pydantic import StringConstraints

from apps.companies.schemas.parts import line
from apps.library.schemas.values import ValueKind

MOST_AT_ONCE = 200
Key = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,59}$")]
Day = Annotated[date, Field(ge=date(2000, 1, 1), le=date(2999, 12, 31))]


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
