from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from apps.journal import services as journal
from apps.people import policies
from apps.people.events import PersonsAdded
from apps.people.models import Person
from apps.people.services._card import journal_name, require_sound, save_card, write_card
from apps.people.services._quota import lock_company, require_place
from shared.actor import Actor
from shared.events import announce


@transaction.atomic
def add_person(
    *, actor: Actor, told: Mapping[str, Any], now: datetime, to_a_booklet: bool = False
) -> Person:
    """A new card; without names, it is known by its reference.

    Whoever looks after some booklets only adds people to one of them: the slice that knows
    booklets has checked that, and says so.
    """
    allowed = policies.company_of_people if to_a_booklet else policies.company_kept_by
    company = lock_company(allowed(actor))
    person = Person(company_id=company.id)
    write_card(person, told)
    require_sound(person, told)
    require_place(company, now=now)
    save_card(person)
    journal.record(
        actor=actor, action="person.added", target=person, label=journal_name(person), now=now
    )
    announce(PersonsAdded(company_id=company.id, person_ids=(person.id,)))
    return person
