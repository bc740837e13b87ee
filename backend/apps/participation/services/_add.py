from collections.abc import Iterable
from datetime import date
from uuid import UUID

from apps.booklets.models import Booklet
from apps.participation import policies
from apps.participation.models import Participation
from apps.people.models import Person
from shared import errors


class NamedPeople(errors.Conflict):
    code = "people_are_named"


def may_be_handed(booklet: Booklet, person: Person) -> bool:
    """Whether somebody may be a participant of a booklet of this kind."""
    return not (person.says_who and policies.names_nobody(booklet))


def add_persons(
    booklet: Booklet, persons: Iterable[Person], *, today: date, rule_id: UUID | None = None
) -> int:
    """Those who are not participants yet, and have not left; how many they were."""
    present = [person for person in _held(booklet, persons) if not person.has_left(today=today)]
    rows = Participation.objects.filter(company_id=booklet.company_id, booklet=booklet)
    known = set(rows.filter(person__in=present).values_list("person_id", flat=True))
    new = [person for person in present if person.id not in known]
    Participation.objects.bulk_create(
        (_participation(booklet, person, rule_id) for person in new), ignore_conflicts=True
    )
    return len(new)


def _held(booklet: Booklet, persons: Iterable[Person]) -> list[Person]:
    """Their cards as they stand: whoever leaves or is erased meanwhile waits, and finds them participants."""
    rows = Person.objects.select_for_update(no_key=True).filter(company_id=booklet.company_id)
    return list(rows.filter(id__in=[person.id for person in persons]).order_by("id"))


def copy_card(one: Participation, person: Person) -> None:
    """What lists sort, filter and search by; the caller saves it."""
    one.name = f"{person.last_name} {person.first_name}".strip() or person.reference
    one.words, one.site_id, one.has_email = person.words, person.site_id, person.has_mail


def _participation(booklet: Booklet, person: Person, rule_id: UUID | None) -> Participation:
    one = Participation(
        company_id=booklet.company_id,
        booklet=booklet,
        person=person,
        language=person.language,
        rule_id=rule_id,
    )
    copy_card(one, person)
    return one
