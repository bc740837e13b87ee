from collections.abc import Iterator
from uuid import UUID

from django.utils import timezone

from apps.stats.masking import K, close_lot
from apps.stats.models import PageLots
from shared.tenancy import act_as_platform

AT_ONCE = 500
CHANGED = (
    *("lots", "devices", "unclear"),
    *("growing_devices", "growing_unclear", "growing_withdrawn", "updated_at"),
)


def publish_lots() -> int:
    """Lots of pages that may be shown are, and another one begins; how many were published."""
    published, last = 0, None
    with act_as_platform():
        while held := _hold(last):
            closed = list(_close(held))
            PageLots.objects.bulk_update(closed, CHANGED)
            published, last = published + len(closed), held[-1].id
    return published


def _hold(last: UUID | None) -> list[PageLots]:
    """Those that may be large enough; one in which a loader counts right now waits until the next time."""
    rows = PageLots.objects.filter(growing_devices__gte=K)
    if last:
        rows = rows.filter(id__gt=last)
    return list(rows.order_by("id").select_for_update(skip_locked=True)[:AT_ONCE])


def _close(held: list[PageLots]) -> Iterator[PageLots]:
    for row in held:
        lot = close_lot(
            devices=row.growing_devices,
            unclear=row.growing_unclear,
            withdrawn=row.growing_withdrawn,
        )
        if lot:
            row.lots, row.updated_at = row.lots + 1, timezone.now()
            row.devices, row.unclear = row.devices + lot.devices, row.unclear + lot.unclear
            row.growing_devices = row.growing_unclear = row.growing_withdrawn = 0
            yield row
