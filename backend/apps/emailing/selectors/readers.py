from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from django.db.models import QuerySet

from apps.emailing.addresses import address_key
from apps.emailing.models import Suppression, SuppressionReason
from apps.emailing.unsubscribing import open_unsubscribe_token
from apps.participation.models import Participation
from apps.people.models import Person, Signer, Signs
from shared.tenancy.scope import act_as_company

UNDONE_WITHIN = timedelta(days=30)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reader:
    """Whoever holds the token of a message: one person, in one company."""

    company_id: UUID
    company: str
    person_id: UUID
    language: str
    unsubscribed_at: datetime | None
    address: str = ""  # theirs alone, where two read for the same person

    def may_undo(self, *, now: datetime) -> bool:
        return self.unsubscribed_at is not None and now < self.unsubscribed_at + UNDONE_WITHIN


def find_reader(token: str) -> Reader | None:
    """Nobody for a token that we did not make, or of somebody who is forgotten."""
    opened = open_unsubscribe_token(token)
    if opened is None:
        return None
    company_id, participation_id, signer = opened
    with act_as_company(company_id):
        one = (
            Participation.objects.filter(company_id=company_id, id=participation_id)
            .select_related("company", "person")
            .first()
        )
        if one is None:
            return None
        address = _own_address(one.person, signer)
        theirs = unsubscriptions(company_id=company_id, person_id=one.person_id, address=address)
        since = theirs.order_by("created_at").values_list("created_at", flat=True).first()
        return Reader(
            company_id=company_id,
            company=one.company.name,
            person_id=one.person_id,
            language=one.language,
            unsubscribed_at=since,
            address=address,
        )


def _own_address(person: Person, signer: Signer) -> str:
    if signer is Signer.REPRESENTATIVE:
        return str(person.representative.get("email") or "").lower()
    return person.email if person.signs == Signs.BOTH else ""


def unsubscriptions(
    *, company_id: UUID, person_id: UUID, address: str = ""
) -> QuerySet[Suppression]:
    """Those of a person that are in force, at one address if told."""
    theirs = Suppression.objects.filter(
        company_id=company_id,
        person_id=person_id,
        reason=SuppressionReason.UNSUBSCRIBED,
        lifted_at=None,
    )
    return theirs.filter(address_key=address_key(address)) if address else theirs
