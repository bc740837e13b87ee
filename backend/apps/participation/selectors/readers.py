from collections.abc import Collection
from uuid import UUID

from django.db.models import Count

from apps.participation.models import Participation, ParticipationState

GONE = (ParticipationState.EXCLUDED, ParticipationState.LEFT)


def count_readers(*, company_id: UUID, booklet_ids: Collection[UUID]) -> dict[UUID, int]:
    """To how many people each of these booklets was handed; one that nobody has is not there."""
    rows = Participation.objects.filter(company_id=company_id, booklet__in=booklet_ids)
    counted = rows.exclude(state__in=GONE).order_by().values("booklet_id")
    return {one["booklet_id"]: one["count"] for one in counted.annotate(count=Count("id"))}
