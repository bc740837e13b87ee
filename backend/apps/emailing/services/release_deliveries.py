from collections.abc import Iterable
from datetime import date, datetime
from uuid import UUID

from apps.emailing.models import Delivery, DeliveryState
from apps.emailing.services._states import LEASE
from shared.tenancy import act_as_platform


def release_deliveries(
    *, ids: Iterable[UUID], months: Iterable[date], worker: UUID, now: datetime
) -> None:
    """Whoever comes next takes these at once, as if the lease were over; what was handed stays so, and is asked for."""
    _set_due(ids, months, worker, due_at=now, now=now)


def renew_leases(
    *, ids: Iterable[UUID], months: Iterable[date], worker: UUID, now: datetime
) -> None:
    """The provider is slow, not this worker."""
    _set_due(ids, months, worker, due_at=now + LEASE, now=now)


def _set_due(
    ids: Iterable[UUID], months: Iterable[date], worker: UUID, *, due_at: datetime, now: datetime
) -> None:
    with act_as_platform():
        Delivery.objects.filter(
            id__in=list(ids),
            month__in=set(months),
            worker=worker,
            state__in=(DeliveryState.CLAIMED, DeliveryState.HANDED),
        ).update(due_at=due_at, updated_at=now)
