from collections.abc import Callable
from datetime import datetime
from typing import Literal
from uuid import UUID

from django.db.models import QuerySet

from apps.media import policies
from apps.media.models import MediaFile
from apps.media.selectors.storage import spare_copies, unused_files
from apps.media.services._handled import MOST_AT_ONCE, Handled, in_batches
from apps.media.services._library import lock_library
from apps.media.services.trash_media import trash_media
from shared.actor import Actor, require_own_hands

What = Literal["unused", "duplicates"]

FOUND: dict[What, Callable[[UUID | None], QuerySet[MediaFile]]] = {
    "unused": unused_files,
    "duplicates": spare_copies,
}


def clean_up(*, actor: Actor, what: What, now: datetime) -> Handled:
    """Throw away every file that nothing shows, or every copy but one."""
    require_own_hands(actor)
    owner = policies.require_change(actor)
    lock_library(owner)  # or both of two copies might go
    ids = list(FOUND[what](owner).order_by("id").values_list("id", flat=True)[:MOST_AT_ONCE])
    return in_batches(ids, lambda some: trash_media(actor=actor, file_ids=some, now=now))
