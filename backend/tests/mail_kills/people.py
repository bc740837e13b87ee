"""Recipients by the thousand, or by the million."""

from django.db import connection

from apps.booklets.models import Booklet
from apps.participation.models import Participation
from apps.people.models import Person

MODEL = 987_654_321  # stands for the number of each

_PEOPLE = """
INSERT INTO people_person
SELECT one.* FROM people_person AS model, generate_series(1, %(count)s - 1) AS number,
LATERAL jsonb_populate_record(model, replace(to_jsonb(model)::text, %(number)s, number::text)::jsonb
  || jsonb_build_object('id', gen_random_uuid())) AS one
WHERE model.id = %(model)s
"""
_PARTICIPATIONS = """
INSERT INTO participation_participation
SELECT one.* FROM participation_participation AS model
JOIN people_person AS person ON person.company_id = model.company_id AND person.id <> model.person_id,
LATERAL jsonb_populate_record(model, jsonb_build_object('id', gen_random_uuid(),
  'person_id', person.id, 'name', person.last_name, 'words', person.words)) AS one
WHERE model.id = %(model)s
"""


def add_participants(booklet: Booklet, count: int) -> None:
    """So many people of its company; the others are made after the first by PostgreSQL alone."""
    person = Person(
        company_id=booklet.company_id,
        first_name="Inès",
        last_name=f"Rouquette {MODEL}",
        reference=f"RH-{MODEL}",
        reference_key=f"rh-{MODEL}",
        email=f"ines.{MODEL}@example.com",
    )
    person.note_words()
    person.save()
    participation = Participation.objects.create(
        company_id=booklet.company_id,
        booklet=booklet,
        person=person,
        language="fr-FR",
        name=person.last_name,
        words=person.words,
        has_email=True,
    )
    with connection.cursor() as cursor:
        cursor.execute(_PEOPLE, {"model": person.id, "count": count, "number": str(MODEL)})
        cursor.execute(_PARTICIPATIONS, {"model": participation.id})
