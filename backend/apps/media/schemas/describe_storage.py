from dataclasses import asdict
from datetime import datetime
from typing import Any

from apps.media.schemas.describe import describe_files
from apps.media.selectors.storage import StorageUse
from shared.actor import Actor


def describe_storage(*, actor: Actor, storage: StorageUse, now: datetime) -> dict[str, Any]:
    """The room taken, as the page of the storage shows it."""
    return {
        **asdict(storage.books),
        "level": storage.books.level,
        "full_on": storage.full_on,
        "by_kind": [{"kind": kind, **asdict(room)} for kind, room in storage.by_kind.items()],
        "trash": {**asdict(storage.trash), "next_deletion_on": storage.next_deletion_on},
        "replaced": storage.replaced,
        "unused": storage.unused,
        "duplicates": storage.duplicates,
        "largest": describe_files(actor=actor, files=storage.largest, now=now),
        "abilities": {
            "clean_up": storage.may_clean_up,
            "change_quota": storage.may_change_quota,
        },
    }
