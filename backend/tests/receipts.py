"""Booklets handed to thousands, and what the devices of all these people send."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.utils import timezone

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet
from apps.participation.grants import grant_for
from apps.participation.models import Participation
from apps.people.models import Person
from apps.publishing.models import Publication, PublicationContent
from apps.reading.factories import published_booklet
from shared.ids import uuid7

Body = dict[str, Any]


def handed_out(people: int, *, company_id: UUID | None = None) -> Booklet:
    """Online, and of so many people."""
    booklet = published_booklet(company_id)
    publication = Publication.objects.get(booklet=booklet)
    PublicationContent.objects.create(
        company_id=booklet.company_id, publication=publication, content={"chapters": []}
    )
    persons = [_person(booklet, number) for number in range(people)]
    Person.objects.bulk_create(persons, batch_size=1000)
    Participation.objects.bulk_create(
        [_participation(booklet, person) for person in persons], batch_size=1000
    )
    return booklet


def bodies_of(booklet: Booklet) -> Iterator[Body]:
    """One act of each of its people."""
    for one in Participation.objects.filter(booklet=booklet).values_list("id", flat=True):
        yield body_of(booklet, one, now=timezone.now())


def body_of(booklet: Booklet, participation_id: UUID, *, now: datetime) -> Body:
    """Somebody ticks what is online, at the end."""
    act = {
        "id": str(uuid7()),
        "bundle": "a" * 64,
        "gesture": "tick",
        "sentence": booklets.receipt_sentence(
            booklet=booklet, version=booklet.version, locale=booklet.reference_locale
        ),
        "locale": booklet.reference_locale,
        "device_at": (now - timedelta(minutes=2)).isoformat(),
        "sent_at": now.isoformat(),
    }
    ticket = grant_for(participation_id=participation_id, epoch=1, now=now).ticket
    return {"ticket": ticket, "acts": [act]}


def _person(booklet: Booklet, number: int) -> Person:
    person = Person(
        company_id=booklet.company_id,
        first_name="Inès",
        last_name=f"Rouquette {number}",
        reference=f"RH-{number}",
        reference_key=f"rh-{number}",
    )
    person.note_words()
    return person


def _participation(booklet: Booklet, person: Person) -> Participation:
    return Participation(
        company_id=booklet.company_id,
        booklet=booklet,
        person=person,
        language="fr-FR",
        name=person.last_name,
        words=person.words,
    )
