"""What was written to one person, over all mailings."""

from typing import Any
from uuid import UUID

from django.db.models import F, Q, QuerySet

from apps.emailing.addresses import address_key
from apps.emailing.models import Delivery, DeliveryState, Suppression
from apps.participation.models import Participation
from apps.people.models import Person
from shared.pagination import Page, paginate

S = DeliveryState
UNSENT = (S.PENDING, S.CLAIMED, S.HANDED, S.EXCLUDED)


def list_messages(
    *, participation: Participation, cursor: str | None, limit: int
) -> Page[Delivery]:
    """To a participant of a booklet: what was sent, or could not be, the newest first."""
    rows = _of([participation.id]).filter(
        company_id=participation.company_id, campaign__booklet_id=participation.booklet_id
    )
    rows = rows.exclude(state__in=UNSENT).select_related("campaign")
    return paginate(rows, by=["-id"], cursor=cursor, limit=limit)


def messages_of_person(*, company_id: UUID, person_id: UUID) -> list[dict[str, Any]]:
    """Every message that was made for somebody, for the file of what is kept about them."""
    theirs = Participation.objects.filter(company_id=company_id, person_id=person_id)
    rows = _of(theirs.values_list("id", flat=True)).filter(company_id=company_id)
    kept = ("address", "state", "reason", "sent_at", "delivered_at", "clicked_on", "answer")
    return [
        {
            "mailing": one.campaign.name,
            "nature": one.campaign.nature,
            **{name: getattr(one, name) for name in kept},
        }
        for one in rows.select_related("campaign").order_by("id")
    ]


def suppressions_of_person(*, company_id: UUID, person_id: UUID) -> list[dict[str, Any]]:
    """Why no mail goes to them, or to an address on their card."""
    person = Person.objects.filter(company_id=company_id, id=person_id).first()
    addresses = [person.email, person.representative.get("email")] if person else []
    keys = [address_key(str(one).lower()) for one in addresses if one]
    theirs = Q(person_id=person_id) | Q(person_id=None, address_key__in=keys)
    rows = Suppression.objects.filter(theirs, company_id=company_id).order_by("id")
    kept = ("reason", "created_at", "lifted_at", "lifted_reason")
    return [{name: getattr(row, name) for name in kept} for row in rows]


def _of(participation_ids: Any) -> QuerySet[Delivery]:
    """Of the months in which their mailings lie: none is looked through in vain."""
    return Delivery.objects.filter(
        participation_id__in=participation_ids, campaign__month=F("month")
    )
