"""The store and the tables compared: what no row knows goes, what a row promises and is not there is said."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Protocol
from uuid import UUID

import structlog

from shared import objects

BATCH = 1000  # objects looked at by one job
KEPT = timedelta(days=1)  # an object is written before the row that names it
SHOWN = 20

log = structlog.get_logger()


class Rows(Protocol):
    """What the tables of one slice say of the objects of one owner, each under the id of a row."""

    def known(self, ids: set[UUID]) -> set[UUID]:
        """Which of these rows are there."""

    def promised(self, *, first: UUID | None, last: UUID | None, before: datetime) -> Iterable[str]:
        """The keys of objects that rows between these ids need since before that moment."""


def reconcile(
    *, prefix: str, rows: Rows, after: str, now: datetime, removes: bool = True
) -> str | None:
    """Look at the next objects of an owner; the key after which to go on, or None at the end.

    The store is read first: whatever row is missing afterwards was not there before either, but for
    those of the last day.
    """
    stored = objects.list_after(prefix=prefix, after=after, most=BATCH)
    last = stored[-1].key if len(stored) == BATCH else None
    lost = _unknown(stored, prefix=prefix, rows=rows, now=now)
    if lost:
        log.warning("objects_without_row", prefix=prefix, count=len(lost), keys=lost[:SHOWN])
    if lost and removes:
        objects.remove(lost)
    promised = rows.promised(
        first=_row_of(after, prefix), last=_row_of(last or "", prefix), before=now - KEPT
    )
    there = {one.key for one in stored}
    missing = [key for key in promised if _within(key, after, last) and key not in there]
    if missing:
        log.error("objects_missing", prefix=prefix, count=len(missing), keys=missing[:SHOWN])
    return last


def _unknown(stored: list[objects.Stored], *, prefix: str, rows: Rows, now: datetime) -> list[str]:
    """Only what is old, and whose key we can read: anything else is not ours to judge."""
    by_row = {one.key: row for one in stored if (row := _row_of(one.key, prefix))}
    known = rows.known(set(by_row.values()))
    old = {one.key for one in stored if one.at <= now - KEPT}
    return [key for key, row in by_row.items() if row not in known and key in old]


def _row_of(key: str, prefix: str) -> UUID | None:
    """`media/{owner}/{id}/…`: the id."""
    name = key.removeprefix(prefix).partition("/")[0] if key.startswith(prefix) else ""
    try:
        return UUID(name)
    except ValueError:
        return None


def _within(key: str, after: str, last: str | None) -> bool:
    return after < key and (last is None or key <= last)


def owners_in(place: str) -> set[UUID]:
    """The companies that have a folder there; what else lies there is nobody's to judge."""
    owners = set[UUID]()
    for folder in objects.folders_in(f"{place}/"):
        try:
            owners.add(UUID(folder))
        except ValueError:
            continue
    return owners
