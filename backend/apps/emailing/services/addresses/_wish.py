from datetime import datetime
from uuid import UUID

from apps.emailing.selectors.readers import unsubscriptions
from apps.people import services as people
from apps.people.models import Person, Signer


def note_wish(*, company_id: UUID, person: Person, now: datetime) -> None:
    """Their card says whether they want mail: where both acknowledge, until neither does."""
    places = {
        Signer.PERSON: person.email,
        Signer.REPRESENTATIVE: str(person.representative.get("email") or "").lower(),
    }
    written = {places[signer] for signer in person.signers(today=now.date())} - {""}
    refused = all(
        unsubscriptions(company_id=company_id, person_id=person.id, address=address).exists()
        for address in written
    )
    wish = refused if written else person.refuses_mail
    people.note_mail_refused(company_id=company_id, person_id=person.id, refused=wish)
