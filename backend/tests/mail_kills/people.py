"""Recipients by the thousand."""

from apps.booklets.models import Booklet
from apps.participation.models import Participation
from apps.people.models import Person


def person_of(booklet: Booklet, number: int) -> Person:
    person = Person(
        company_id=booklet.company_id,
        first_name="Inès",
        last_name=f"Rouquette {number}",
        reference=f"RH-{number}",
        reference_key=f"rh-{number}",
        email=f"ines.{number}@example.com",
    )
    person.note_words()
    return person


def participation_of(booklet: Booklet, person: Person) -> Participation:
    return Participation(
        company_id=booklet.company_id,
        booklet=booklet,
        person=person,
        language="fr-FR",
        name=person.last_name,
        words=person.words,
        has_email=True,
    )
