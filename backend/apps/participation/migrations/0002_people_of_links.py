"""Whoever held a personal link before participants existed becomes one: their link stays as it is."""

from typing import Any

from django.db import migrations

from shared.folding import fold
from shared.ids import uuid7

BATCH = 500
LONGEST = 80


def name_people(apps: Any, schema_editor: Any) -> None:
    links = apps.get_model("reading", "ReadingLink").objects
    people = apps.get_model("people", "Person")
    participations = apps.get_model("participation", "Participation")
    while found := list(links.filter(participation_id=None).exclude(label="")[:BATCH]):
        persons = [_person(people, link) for link in found]
        pairs = list(zip(found, persons, strict=True))
        made = [_participation(participations, link, person) for link, person in pairs]
        people.objects.bulk_create(persons)
        participations.objects.bulk_create(made)
        for link, one in zip(found, made, strict=True):
            link.participation_id, link.label = one.id, ""
        links.bulk_update(found, ["participation_id", "label"])


def _person(people: Any, link: Any) -> Any:
    """The first word is the first name; a single one is the last name."""
    first, _, last = link.label.strip().partition(" ")
    first, last = (first, last.strip()) if last else ("", first)
    return people(
        id=uuid7(),
        company_id=link.company_id,
        first_name=first[:LONGEST],
        last_name=last[:LONGEST],
        words=fold(f"{first} {last}".strip()),
    )


def _participation(participations: Any, link: Any, person: Any) -> Any:
    return participations(
        id=uuid7(),
        company_id=link.company_id,
        booklet_id=link.booklet_id,
        person_id=person.id,
        language=person.language,
        name=f"{person.last_name} {person.first_name}".strip(),
        words=person.words,
    )


class Migration(migrations.Migration):
    dependencies = [
        ("participation", "0001_participation"),
        ("people", "0001_people"),
        ("reading", "0005_links_of_participants"),
    ]

    operations = [migrations.RunPython(name_people, migrations.RunPython.noop)]
