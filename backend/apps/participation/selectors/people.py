from collections.abc import Collection
from uuid import UUID

from django.db.models import QuerySet
from django.utils import timezone

from apps.booklets.models import BookletAccess, BookletRole
from apps.booklets.policies import holds_on
from apps.companies.models import Company
from apps.participation.models import Participation
from apps.participation.policies import CARE
from shared.actor import Actor


def people_of_manager(*, actor: Actor) -> QuerySet[Participation, UUID]:
    """The ids of the participants of the booklets that somebody looks after."""
    if actor.user_id is None:
        return Participation.objects.none().values_list("person_id", flat=True)
    mine = BookletAccess.objects.visible_to(actor).filter(
        holds_on(timezone.localdate()), user_id=actor.user_id, role=BookletRole.MANAGER
    )
    rows = Participation.objects.visible_to(actor)
    return rows.filter(booklet__in=mine.values("booklet_id")).values_list("person_id", flat=True)


def known_by_reference_only(*, company_id: UUID, person_ids: Collection[UUID]) -> set[UUID]:
    """Patients and residents among them, unless the company's hosting is certified."""
    if Company.objects.filter(id=company_id, hosting_certified=True).exists():
        return set()
    rows = Participation.objects.filter(company_id=company_id, person__in=person_ids)
    return set(rows.filter(booklet__kind__in=CARE).values_list("person_id", flat=True))
