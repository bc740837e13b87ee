from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.reading.grants import new_code, seal_code, unseal_code
from apps.reading.models import new_epoch
from apps.reading.services._lock import lock_for_access
from apps.reading.services.ensure_access import ensure_access
from apps.reading.services.refresh_entry import refresh_entry
from shared.actor import Actor


def change_reading_code(*, actor: Actor, booklet_id: UUID, now: datetime) -> Booklet:
    """Another code: devices that came with the former one enter it anew."""
    booklet = lock_for_access(actor=actor, booklet_id=booklet_id)
    access = ensure_access(booklet=booklet)
    access.code = seal_code(_another(unseal_code(access.code)))
    access.epoch = new_epoch()
    access.save()
    journal.record(
        actor=actor,
        action="reading.code_changed",
        target=booklet,
        label=booklet.name,
        now=now,
    )
    refresh_entry(booklet_id=booklet.id, now=now)
    return booklet


def _another(former: str) -> str:
    while (code := new_code()) == former:
        pass  # once in a million
    return code
