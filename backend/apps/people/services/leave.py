from datetime import date, datetime, time, timedelta
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import transaction

from apps.companies.models import Company
from apps.journal import services as journal
from apps.people import policies
from apps.people.events import PersonChanged, PersonLeft, PersonsAdded
from apps.people.models import Person
from apps.people.questions import HeldElsewhere
from apps.people.services._card import journal_name
from apps.people.services._quota import lock_company, require_place
from apps.people.services.update_person import lock_person
from shared import errors
from shared.actor import Actor
from shared.events import announce
from shared.jobs import queue
from shared.questions import ask


class PersonHasLeft(errors.Conflict):
    code = "person_has_left"


class PersonHeldElsewhere(errors.Conflict):
    """Somebody who has booklets that the actor does not look after: leaving would end those too."""

    code = "person_held_elsewhere"


class PersonHasNotLeft(errors.Conflict):
    code = "person_has_not_left"


@transaction.atomic
def leave(*, actor: Actor, person: Person, last_day: date | None, now: datetime) -> Person:
    """Note somebody's last day, today unless another one is told; they are away from the day after."""
    _require_whole(actor, person)
    company = Company.objects.get(id=person.company_id)
    person, today = lock_person(person), company.today(now=now)
    if person.has_left(today=today):
        raise PersonHasLeft
    person.left_on = last_day or today
    if person.joined_on and person.left_on < person.joined_on:
        raise errors.Invalid({"last_day": "leaves_before_joining"})
    person.save()
    journal.record(
        actor=actor,
        action="person.left",
        target=person,
        label=journal_name(person),
        now=now,
        after={"left_on": person.left_on.isoformat()},
    )
    follow_departure(person, company, today=today)
    return person


@transaction.atomic
def take_back(*, actor: Actor, person: Person, now: datetime) -> Person:
    """Somebody is back, or stays after all: the same card, and a place of the quota again."""
    _require_whole(actor, person)
    company = lock_company(person.company_id)
    person = lock_person(person)
    if person.left_on is None:
        raise PersonHasNotLeft
    if person.has_left(today=company.today(now=now)):
        require_place(company, now=now)
    person.left_on = None
    person.save()
    journal.record(
        actor=actor, action="person.returned", target=person, label=journal_name(person), now=now
    )
    announce(PersonChanged(company_id=company.id, person_id=person.id))
    announce(PersonsAdded(company_id=company.id, person_ids=(person.id,)))
    return person


def _require_whole(actor: Actor, person: Person) -> None:
    """Leaving and coming back concern every booklet of somebody: whoever decides it sees them all."""
    if policies.keeps_everybody(actor):
        return
    elsewhere: list[set[UUID]] = ask(HeldElsewhere, actor=actor, person_ids=[person.id])
    if any(elsewhere):
        raise PersonHeldElsewhere


def follow_departure(person: Person, company: Company, *, today: date) -> None:
    """Say that they have left, or say it once the day has come; until then the card says when."""
    announce(PersonChanged(company_id=company.id, person_id=person.id))
    if person.has_left(today=today):
        announce(PersonLeft(company_id=company.id, person_id=person.id))
    elif person.left_on is not None:
        morrow = datetime.combine(person.left_on + timedelta(days=1), time())
        due_at = morrow.replace(tzinfo=ZoneInfo(company.timezone))
        queue.enqueue("people.announce_departure", due_at=due_at, person_id=person.id)


def announce_departure(*, person_id: UUID, now: datetime) -> None:
    """Their last day is over, unless they stayed or have been forgotten since."""
    held = Person.objects.select_for_update(of=("self",), no_key=True)  # who is taken back stays
    person = held.select_related("company").filter(id=person_id).first()
    if person and person.has_left(today=person.company.today(now=now)):
        announce(PersonLeft(company_id=person.company_id, person_id=person.id))
