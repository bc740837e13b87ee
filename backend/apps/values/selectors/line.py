from dataclasses import dataclass
from datetime import date
from uuid import UUID

from apps.accounts.models import User
from apps.companies.models import Site
from apps.values.questions import Usage
from apps.values.selectors.said import SaidValue, State


@dataclass(frozen=True, slots=True)
class Person:
    id: UUID
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ValueLine:
    """A value as it is said, and where it is inserted."""

    key: str
    label: dict[str, str]
    kind: str
    theme: str
    hint: str
    own: bool
    essential: bool
    may_stand_in: bool
    site: Site | None
    value: str
    state: State
    owner: Person | None
    review_on: date | None
    confirmed_on: date | None
    confirmed_by_name: str
    pages: int
    booklets: int


def line_of(said: SaidValue, usage: Usage) -> ValueLine:
    known, row = said.known, said.row
    return ValueLine(
        key=known.key,
        label=known.label,
        kind=known.kind,
        theme=known.theme,
        hint=known.hint,
        own=known.own,
        essential=known.essential,
        may_stand_in=known.may_stand_in,
        site=row.site if row else None,
        value=said.text,
        state=said.state,
        owner=_person(said.owner),
        review_on=row.review_on if row else None,
        confirmed_on=row.confirmed_on if row else None,
        confirmed_by_name=row.confirmed_by_name if row else "",
        pages=usage.pages,
        booklets=usage.booklets,
    )


def _person(user: User | None) -> Person | None:
    return Person(user.id, user.full_name) if user else None
