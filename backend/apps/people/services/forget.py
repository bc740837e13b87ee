"""A card that goes for good. What is evidence stays where it is kept, and waits for its own end there."""

from datetime import datetime
from uuid import UUID

from django.db import transaction

from apps.companies.models import Company
from apps.journal import services as journal
from apps.people import policies
from apps.people.events import PersonForgotten
from apps.people.models import Group, ImportLine, PeopleImport, Person
from apps.people.services._card import journal_name
from apps.people.services.groups import unname_groups
from apps.people.services.update_person import lock_person
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.batches import delete_in_batches
from shared.events import announce
from shared.jobs import queue
from shared.months import months_before
from shared.tenancy.scope import act_as_company

COMPANIES, PEOPLE = 500, 200  # at a time


@transaction.atomic
def erase_person(*, actor: Actor, person: Person, now: datetime) -> None:
    """Somebody asks to be erased: the card, the contacts and what follows them go at once."""
    require_own_hands(actor)
    if not policies.person_abilities(actor).erase:
        raise errors.Forbidden
    person = lock_person(person)
    journal.record(
        actor=actor, action="person.erased", target=person, label=journal_name(person), now=now
    )
    _forget([person])


def forget_left(*, after: UUID | None) -> int:
    """A job for each company, some hundreds at a time."""
    rest = Company.objects.filter(id__gt=after) if after else Company.objects.all()
    ids = list(rest.order_by("id").values_list("id", flat=True)[:COMPANIES])
    for company_id in ids:
        with act_as_company(company_id):
            queue.enqueue("people.forget_left_of_company", company_id=company_id)
    if len(ids) == COMPANIES:
        queue.enqueue("people.forget_left", platform=True, after=ids[-1])
    return len(ids)


@transaction.atomic
def forget_left_of_company(*, company_id: UUID, now: datetime) -> int:
    """Those who left so long ago that the company keeps nothing of them; the next ones in a job of their own."""
    company = Company.objects.get(id=company_id)
    last = months_before(company.today(now=now), company.people_months)
    gone = Person.objects.filter(company_id=company_id, left_on__lt=last).order_by("left_on", "id")
    people = list(gone.select_for_update()[:PEOPLE])
    if people:
        _forget(people)
        journal.record(
            actor=Actor(company_id=company_id),
            action="person.forgotten",
            target=None,
            label="",
            now=now,
            after={"count": len(people)},
        )
    if len(people) == PEOPLE:
        queue.enqueue("people.forget_left_of_company", company_id=company_id)
    return len(people)


def forget_company(*, company_id: UUID) -> None:
    """A company that is gone knows nobody."""
    files = PeopleImport.objects.filter(company_id=company_id).exclude(object_key="")
    if keys := list(files.values_list("object_key", flat=True)):
        queue.enqueue("people.forget_files", platform=True, keys=keys)
    delete_in_batches(ImportLine.objects.filter(company_id=company_id))
    delete_in_batches(PeopleImport.objects.filter(company_id=company_id))
    delete_in_batches(Person.objects.filter(company_id=company_id))
    delete_in_batches(Group.objects.filter(company_id=company_id))


def forget_site(*, company_id: UUID, site_id: UUID) -> None:
    """A place that is no more is nobody's."""
    Person.objects.filter(company_id=company_id, site_id=site_id).update(site=None)


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """Somebody whose account is erased: people stay people, and their files were brought by the name that is left."""
    Person.objects.filter(user_id=user_id).update(user_id=None)
    PeopleImport.objects.filter(by_id=user_id).update(by_name=name)


def _forget(people: list[Person]) -> None:
    """People of one company."""
    unname_groups(company_id=people[0].company_id, people=people)
    for person in people:
        announce(PersonForgotten(company_id=person.company_id, person_id=person.id))
        ImportLine.objects.filter(company_id=person.company_id, person_id=person.id).delete()
        person.delete()
