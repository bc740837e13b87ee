from collections.abc import Collection
from uuid import UUID

from django.db.models import QuerySet

from apps.booklets.policies import booklets_for
from apps.companies.models import Company
from apps.participation.models import Participation
from apps.participation.policies import CARE
from shared.actor import Actor
from shared.permissions import Action


def people_of_manager(*, actor: Actor) -> QuerySet[Participation, UUID]:
    """The ids of the participants of the booklets that somebody looks after."""
    mine = booklets_for(actor, Action.MANAGE_PEOPLE)
    rows = Participation.objects.visible_to(actor)
    return rows.filter(booklet__in=mine).values_list("person_id", flat=True)


def held_elsewhere(*, actor: Actor, person_ids: Collection[UUID]) -> set[UUID]:
    """Who of these people has a booklet that somebody does not look after."""
    mine = booklets_for(actor, Action.MANAGE_PEOPLE)
    rows = Participation.objects.visible_to(actor).filter(person__in=person_ids)
    return set(rows.exclude(booklet__in=mine).values_list("person_id", flat=True))


def known_by_reference_only(*, company_id: UUID, person_ids: Collection[UUID]) -> set[UUID]:
    """Patients and residents among them, unless the company's hosting is certified."""
    if Company.objects.filter(id=company_id, hosting_certified=True).exists():
        return set()
    rows = Participation.objects.filter(company_id=company_id, person__in=person_ids)
    return set(rows.filter(booklet__kind__in=CARE).values_list("person_id", flat=True))
