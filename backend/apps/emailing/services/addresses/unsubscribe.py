from datetime import datetime
from uuid import UUID

from django.db.models import QuerySet

from apps.emailing.addresses import address_key
from apps.emailing.models import Suppression, SuppressionReason
from apps.emailing.selectors.readers import Reader, unsubscriptions
from apps.emailing.services.addresses._wish import note_wish
from apps.emailing.services.suppress_address import suppress_address
from apps.journal import services as journal
from apps.people.models import Person, Signs
from shared.actor import Actor
from shared.tenancy.scope import act_as_company


def unsubscribe(*, reader: Reader, now: datetime) -> None:
    """One person gets no more mail of the company from the next claim on; they stay a participant."""
    with act_as_company(reader.company_id):
        # Who calls twice at once is one after the other.
        person = Person.objects.select_for_update().get(id=reader.person_id)
        if _in_force(reader).exists():
            return
        suppression = suppress_address(
            company_id=reader.company_id,
            address=reader.address or person.mail_address(today=now.date()),
            reason=SuppressionReason.UNSUBSCRIBED,
            person_id=person.id,
        )
        note_wish(company_id=reader.company_id, person=person, now=now)
        _record("emailing.unsubscribed", reader, suppression, now)


def subscribe_again(*, reader: Reader, now: datetime) -> None:
    """Undone by the same person, as long as they may."""
    if not reader.may_undo(now=now):
        return
    with act_as_company(reader.company_id):
        first = _in_force(reader).order_by("created_at").first()
        if first is not None:
            _in_force(reader).update(lifted_at=now, updated_at=now)
            person = Person.objects.get(id=reader.person_id)
            note_wish(company_id=reader.company_id, person=person, now=now)
            _record("emailing.subscribed_again", reader, first, now)


def follow_address(*, company_id: UUID, person_id: UUID) -> None:
    """Whoever unsubscribed has done so at their new address too; what the old one earned stays with it."""
    theirs = unsubscriptions(company_id=company_id, person_id=person_id)
    if not theirs.exists():
        return
    person = Person.objects.get(id=person_id)
    if person.signs == Signs.BOTH:  # the wish of one of two is not the other's
        other = str(person.representative.get("email") or "").lower()
        theirs = theirs.exclude(address_key=address_key(other))
    if theirs.exists() and person.email:
        suppress_address(
            company_id=company_id,
            address=person.email,
            reason=SuppressionReason.UNSUBSCRIBED,
            person_id=person_id,
        )


def _in_force(reader: Reader) -> QuerySet[Suppression]:
    return unsubscriptions(
        company_id=reader.company_id, person_id=reader.person_id, address=reader.address
    )


def _record(action: str, reader: Reader, suppression: Suppression, now: datetime) -> None:
    journal.record(
        actor=Actor(company_id=reader.company_id),
        action=action,
        target=suppression,
        label="",  # nobody's name nor address
        now=now,
    )
