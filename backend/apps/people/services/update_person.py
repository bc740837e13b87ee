from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction

from apps.journal import services as journal
from apps.people.events import PersonChanged
from apps.people.models import Person
from apps.people.services._card import (
    ReferenceOnly,
    journal_name,
    reference_only,
    require_sound,
    save_card,
    write_card,
)
from shared import errors
from shared.actor import Actor
from shared.events import announce


@transaction.atomic
def update_person(
    *, actor: Actor, person: Person, told: Mapping[str, Any], now: datetime
) -> Person:
    """Change what is told of a card; what is absent stays. The journal keeps what was changed, not the words."""
    person = lock_person(person)
    nameless = reference_only(company_id=person.company_id, people=[person])
    changed = write_card(person, told)
    require_sound(person, told)
    if nameless and person.says_who:
        raise ReferenceOnly
    if not changed:
        return person
    save_card(person)
    journal.record(
        actor=actor,
        action="person.updated",
        target=person,
        label=journal_name(person),
        now=now,
        after={"fields": sorted(changed)},
    )
    announce(PersonChanged(company_id=person.company_id, person_id=person.id))
    return person


def lock_person(person: Person) -> Person:
    """The card as it stands now, held until the change is made."""
    held = Person.objects.select_for_update(no_key=True).filter(id=person.id).first()
    if held is None:
        raise errors.NotFound  # erased meanwhile
    return held
