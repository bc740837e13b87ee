from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Literal
from uuid import UUID

from django.db.models import Q

from apps.companies.models import Company
from apps.people import policies
from apps.people.models import Person
from apps.people.questions import PeopleOfManager
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate_parts
from shared.permissions import Action, may
from shared.questions import ask
from shared.searching import holding, holding_in_list, words_of
from shared.tenancy.models import TenantQuerySet

Presence = Literal["present", "left", "all"]
BY_NAME = ["last_name", "first_name", "id"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonFilter:
    """Which people: whoever has not left, unless told otherwise."""

    search: str = ""
    site_id: UUID | None = None
    group_id: UUID | None = None
    job: str = ""
    contract: str = ""
    language: str = ""
    without_email: bool = False
    presence: Presence = "present"


def list_people(
    *, actor: Actor, wanted: PersonFilter, today: date, cursor: str | None, limit: int
) -> Page[Person]:
    """The people whom the actor keeps, in French order of their names."""
    company_id = policies.company_of_people(actor)
    parts = holding_in_list(
        _found(kept_by(actor), wanted, today).select_related("site"),
        words_of(wanted.search),
        place=Q(company_id=company_id),
        company_id=company_id,
        within=company_id,
        name="last_name",
    )
    return paginate_parts(parts, by=BY_NAME, cursor=cursor, limit=limit)


def get_person(*, actor: Actor, person_id: UUID) -> Person:
    """Somebody whom the actor keeps."""
    found = kept_by(actor).select_related("site").filter(id=person_id).first()
    if found is None:
        raise errors.NotFound
    return found


def kept_by(actor: Actor) -> TenantQuerySet[Person]:
    """Whom the actor may know: everybody of the company, or those of the booklets they look after."""
    people: TenantQuerySet[Person] = Person.objects.visible_to(actor)
    if policies.keeps_everybody(actor):
        return people
    if not may(actor, Action.MANAGE_PEOPLE):
        return people.none()
    theirs = Q(pk__in=[])
    for ids in ask(PeopleOfManager, actor=actor):
        theirs |= Q(id__in=ids)
    return people.filter(theirs)


def persons_by_id(*, company_id: UUID, person_ids: Iterable[UUID]) -> dict[UUID, Person]:
    """These people of a company, for slices that keep something about them."""
    return Person.objects.filter(company_id=company_id).in_bulk(list(person_ids))


def present(*, today: date) -> Q:
    """Whose last day is not over."""
    return Q(left_on=None) | Q(left_on__gte=today)


def count_present(*, company: Company, today: date) -> int:
    """What the quota counts."""
    return Person.objects.filter(present(today=today), company_id=company.id).count()


def filtered(
    people: TenantQuerySet[Person], *, wanted: PersonFilter, today: date
) -> TenantQuerySet[Person]:
    """Those of them whom the filter wants."""
    return holding(_found(people, wanted, today), words_of(wanted.search))


def _found(
    people: TenantQuerySet[Person], wanted: PersonFilter, today: date
) -> TenantQuerySet[Person]:
    """Whatever is searched."""
    if wanted.presence != "all":
        here = present(today=today)
        people = people.filter(here if wanted.presence == "present" else ~here)
    if wanted.without_email:
        people = people.filter(email="")
    if wanted.job:
        people = people.filter(job=wanted.job)
    exact = {
        "site_id": wanted.site_id,
        "groups__contains": [wanted.group_id] if wanted.group_id else None,
        "contract": wanted.contract,
        "language": wanted.language,
    }
    return people.filter(**{name: value for name, value in exact.items() if value})
