from datetime import datetime
from uuid import UUID

from apps.participation.models import Participation
from apps.participation.selectors import Versions, attributes_of
from apps.participation.services._add import copy_card
from apps.participation.services._ask import note_asked
from apps.participation.services._due import due_day
from apps.participation.services._write import tell_changed
from apps.participation.services.acknowledge import note_signers
from apps.participation.services.fit_rules import fit_persons
from apps.people.models import Person


def follow_person(*, company_id: UUID, person_id: UUID, now: datetime) -> None:
    """A card says something else: copies follow, another site or job brings other pages, rules look again."""
    cards = Person.objects.select_for_update(no_key=True)  # before participations, as who leaves
    person = cards.filter(company_id=company_id, id=person_id).first()
    if person is None:
        return
    who = attributes_of(company_id=company_id, persons=[person])[person.id]
    rows = Participation.objects.select_for_update(of=("self",), no_key=True)
    rows = rows.filter(company_id=company_id, person=person).order_by("id")
    held = list(rows.select_related("booklet__company"))
    for one in held:
        booklet = one.booklet
        one.person = person
        copy_card(one, person)
        note_signers(one, now=now)
        note_asked(
            one,
            versions=Versions(booklet),
            who=who,
            due_on=due_day(booklet, now=now),
            today=booklet.company.today(now=now),
            now=now,
        )
        one.save()
    tell_changed(held)
    fit_persons(company_id=company_id, person_ids=[person_id], now=now)
