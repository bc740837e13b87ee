"""People who have not acknowledged what they were to acknowledge by now."""

from uuid import UUID

from django.db.models import Count, Min, Q

from apps.home.selectors.concerns._kinds import Found, Kind, Scope
from apps.participation.models import Participation
from shared.permissions import Action


def find(scope: Scope) -> dict[UUID | None, Found]:
    """As the list of participants counts those who are late; without an address, nobody writes to them."""
    rows = Participation.objects.filter(
        company_id=scope.company.id,
        booklet__in=[one.id for one in scope.published],
        due_on__lt=scope.today,
    )
    counted = rows.order_by().values("booklet_id")
    counted = counted.annotate(
        count=Count("id"), silent=Count("id", filter=Q(has_email=False)), first=Min("due_on")
    )
    return {
        one["booklet_id"]: Found(
            count=one["count"], due_on=one["first"], params={"without_email": one["silent"]}
        )
        for one in counted
    }


KIND = Kind(name="late_readers", rank=4, action=Action.MANAGE_PEOPLE, find=find)
