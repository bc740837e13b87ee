import json
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.core.serializers.json import DjangoJSONEncoder

from apps.journal import services as journal
from apps.people import policies, selectors
from apps.people.models import ImportLine, Person
from apps.people.questions import DataOfPerson
from apps.people.services._card import journal_name
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.limits import Limit
from shared.questions import ask

CARD = (
    "first_name", "last_name", "reference", "email", "phone", "language", "job", "contract",
    "joined_on", "left_on", "representative", "signs", "refuses_mail", "created_at", "updated_at",
)  # fmt: skip
EXPORTS = Limit(name="exports of people", times=60, within=timedelta(hours=1))


def export_person(*, actor: Actor, person_id: UUID, now: datetime) -> bytes:
    """What is kept about somebody who asks for it, as one JSON file: the card, and what each slice adds."""
    require_own_hands(actor)
    person = selectors.get_person(actor=actor, person_id=person_id)
    if not policies.person_abilities(actor).export:
        raise errors.Forbidden
    EXPORTS.take(str(actor.user_id), now=now)
    parts = ask(DataOfPerson, company_id=person.company_id, person_id=person.id)
    kept = {
        "exported_at": now,
        "card": _card(person),
        "imports": _lines(person),
        **{part.name: part.rows for part in parts},
    }
    journal.record(
        actor=actor, action="person.exported", target=person, label=journal_name(person), now=now
    )
    return json.dumps(kept, cls=DjangoJSONEncoder, ensure_ascii=False, indent=2).encode()


def _card(person: Person) -> dict[str, Any]:
    names = selectors.group_names(company_id=person.company_id, group_ids=person.groups)
    return {
        **{name: getattr(person, name) for name in CARD},
        "site": person.site.name if person.site else "",
        "groups": names,
    }


def _lines(person: Person) -> list[dict[str, Any]]:
    """What files said of them that are not a week old."""
    lines = ImportLine.objects.filter(company_id=person.company_id, person_id=person.id)
    return [
        {"file": line.people_import.name, "line": line.number, "told": line.told}
        for line in lines.select_related("people_import").order_by("id")
    ]
