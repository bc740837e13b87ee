from datetime import datetime

from apps.media import policies
from apps.media.models import MediaFile
from apps.media.services._handled import MOST_AT_ONCE, Handled, in_batches
from apps.media.services._library import lock_library
from apps.media.services.delete_media import delete_media
from shared.actor import Actor, require_own_hands


def empty_trash(*, actor: Actor, now: datetime) -> Handled:
    """Forget everything in the trash for good."""
    require_own_hands(actor)
    owner = policies.require_change(actor)
    lock_library(owner)
    trashed = MediaFile.objects.of(owner).filter(trashed_at__isnull=False)
    ids = list(trashed.order_by("id").values_list("id", flat=True)[:MOST_AT_ONCE])
    return in_batches(ids, lambda some: delete_media(actor=actor, file_ids=some, now=now))
