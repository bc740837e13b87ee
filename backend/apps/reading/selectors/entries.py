"""What edge syncs ask. They read entries, and nothing else."""

from collections.abc import Iterator
from typing import Any
from uuid import UUID

from apps.reading.models import EdgeEntry

BATCH = 1000

Line = tuple[UUID, int, dict[str, Any]]


def entries_since(changed: int) -> Iterator[Line]:
    """What changed after this number, the oldest first."""
    rows = EdgeEntry.objects.filter(changed__gt=changed).order_by("changed")
    yield from rows.values_list("booklet_id", "changed", "content").iterator(BATCH)


def numbers_of_all() -> Iterator[tuple[UUID, int]]:
    """Which change each booklet is at: a whole look that is cheap."""
    yield from EdgeEntry.objects.values_list("booklet_id", "changed").iterator(BATCH)


def entries_of(booklet_ids: list[UUID]) -> list[Line]:
    rows = EdgeEntry.objects.filter(booklet_id__in=booklet_ids)
    return list(rows.values_list("booklet_id", "changed", "content"))
