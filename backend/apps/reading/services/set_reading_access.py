from datetime import date, datetime
from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.reading.models import ReadingAccess, new_epoch
from apps.reading.services._lock import lock_for_access
from apps.reading.services.ensure_access import ensure_access
from apps.reading.services.refresh_entry import refresh_entry
from shared import errors
from shared.actor import Actor

CLEARABLE = ("opens_on", "closes_on")


def set_reading_access(
    *, actor: Actor, booklet_id: UUID, changes: dict[str, Any], now: datetime
) -> Booklet:
    """Another way in, other dates or offers; what is absent stays.

    Another way in shuts out the devices that came by the former one.
    """
    booklet = lock_for_access(actor=actor, booklet_id=booklet_id)
    access = ensure_access(booklet=booklet)
    told = {
        name: value
        for name, value in changes.items()
        if (value is not None or name in CLEARABLE) and getattr(access, name) != value
    }
    if not told:
        return booklet
    before = {name: getattr(access, name) for name in told}
    for name, value in told.items():
        setattr(access, name, value)
    if "mode" in told:
        access.epoch = new_epoch()
    _check_dates(access)
    access.save()
    journal.record(
        actor=actor,
        action="reading.access_changed",
        target=booklet,
        label=booklet.name,
        now=now,
        before={name: _said(value) for name, value in before.items()},
        after={name: _said(value) for name, value in told.items()},
    )
    refresh_entry(booklet_id=booklet.id, now=now)
    return booklet


def _check_dates(access: ReadingAccess) -> None:
    if access.opens_on and access.closes_on and access.closes_on < access.opens_on:
        raise errors.Invalid({"closes_on": "closes_before_opening"})


def _said(value: Any) -> Any:
    return value.isoformat() if isinstance(value, date) else value
