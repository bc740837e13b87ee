from dataclasses import asdict
from datetime import date
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field, Schema

from apps.companies.schemas.parts import Locale, SiteBrief, line
from apps.companies.schemas.users import Day
from apps.people import policies
from apps.people.models import Contract, Person, Signs
from apps.people.selectors import PersonFilter, Presence
from shared.actor import Actor
from shared.http.fields import PRINTED, MailAddress
from shared.language import DEFAULT_LANGUAGE
from shared.pagination import Page

Born = Annotated[date, Field(ge=date(1900, 1, 1), le=date(2999, 12, 31))]
Called = Annotated[str, line(80)]
GroupName = Annotated[str, line(80, shortest=1)]
NoContract = Literal[""]


class PeopleQuery(Schema):
    """Which people; whoever has left only when asked for."""

    search: str = Field("", max_length=100, pattern=PRINTED)
    site: UUID | None = None
    group: UUID | None = None
    job: str = Field("", max_length=80, pattern=PRINTED)
    contract: Contract | None = None
    language: Locale | None = None
    without_email: bool = False
    presence: Presence = "present"

    def as_filter(self) -> PersonFilter:
        """The same wish, for the selector."""
        return PersonFilter(
            search=self.search,
            site_id=self.site,
            group_id=self.group,
            job=self.job,
            contract=self.contract or "",
            language=self.language or "",
            without_email=self.without_email,
            presence=self.presence,
        )


class Representative(Schema):
    """Who acts for a minor or a protected adult."""

    name: str = Field(max_length=160)
    relation: str = Field("", max_length=60)
    email: str = Field("", max_length=254)
    until: date | None = None


class RepresentativeIn(Schema):
    name: Annotated[str, line(160, shortest=1)]
    relation: Annotated[str, line(60)] = ""
    email: MailAddress | Literal[""] = ""
    until: Day | None = None


class PersonAbilities(Schema):
    edit: bool
    export: bool
    erase: bool


class PersonOut(Schema):
    """Somebody whom the company hands booklets to; `name` is the reference where no name may be known."""

    id: UUID
    name: str
    first_name: str
    last_name: str
    reference: str
    email: str
    phone: str
    language: str
    site: SiteBrief | None
    job: str
    contract: str
    groups: list[UUID]
    joined_on: date | None
    left_on: date | None
    representative: Representative | None
    signs: Signs
    abilities: PersonAbilities


class PeopleAbilities(Schema):
    add: bool  # and import, and name groups


class PersonPage(Schema):
    items: list[PersonOut]
    next: str | None
    abilities: PeopleAbilities


class PersonIn(Schema):
    """A card. On a change, what is absent stays."""

    first_name: Called = ""
    last_name: Called = ""
    reference: Annotated[str, line(60)] = ""
    email: MailAddress | Literal[""] = ""
    phone: Annotated[str, line(30)] = ""
    language: Locale = DEFAULT_LANGUAGE
    site: UUID | None = None
    job: Called = ""
    contract: Contract | NoContract = ""
    groups: list[UUID] = Field(default_factory=list, max_length=50)
    joined_on: Born | None = None
    representative: RepresentativeIn | None = None
    signs: Signs = Signs.SELF

    def told(self) -> dict[str, Any]:
        """What was said, as services take it."""
        told = self.dict(exclude_unset=True)
        if "site" in told:
            told["site_id"] = told.pop("site")
        if "groups" in told:
            told["groups"] = list(dict.fromkeys(told["groups"]))
        if "representative" in told:
            told["representative"] = _kept(told["representative"])
        return told


class LastDay(Schema):
    last_day: Day | None = None


class PeoplePlaces(Schema):
    used: int
    quota: int
    level: Literal["ok", "warning", "critical", "full"]


class GroupIn(Schema):
    name: GroupName


class GroupOut(Schema):
    id: UUID
    name: str


class GroupPage(Schema):
    items: list[GroupOut]
    next: str | None


def describe(person: Person, *, actor: Actor) -> dict[str, Any]:
    """A card as the actor sees it."""
    fields = set(PersonOut.model_fields) - {"abilities", "representative"}
    return {
        **{name: getattr(person, name) for name in fields},
        "representative": person.representative or None,
        "abilities": asdict(policies.person_abilities(actor)),
    }


def describe_page(page: Page[Person], *, actor: Actor) -> dict[str, Any]:
    """Some cards of a list."""
    return {
        "items": [describe(person, actor=actor) for person in page.items],
        "next": page.next,
        "abilities": {"add": policies.keeps_everybody(actor)},
    }


def _kept(representative: dict[str, Any] | None) -> dict[str, Any]:
    """Plain values: the card keeps them as JSON."""
    if representative is None:
        return {}
    until = representative.get("until")
    told = {**representative, "until": until.isoformat() if until else None}
    return {name: value for name, value in told.items() if value}
