from uuid import UUID

from apps.people.events import PersonChanged
from apps.people.models import Person
from shared.events import announce


def note_mail_refused(*, company_id: UUID, person_id: UUID, refused: bool) -> None:
    """Somebody wants no more mail of the company, or some again; who keeps the addresses says so."""
    rows = Person.objects.filter(company_id=company_id, id=person_id, refuses_mail=not refused)
    if rows.update(refuses_mail=refused):
        announce(PersonChanged(company_id=company_id, person_id=person_id))
