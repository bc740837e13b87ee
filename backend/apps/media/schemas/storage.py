from datetime import date
from typing import Literal

from ninja import Schema

from apps.media.models import MediaKind
from apps.media.schemas.files import MediaOut


class Share(Schema):
    """Some of the room: so many files, so many bytes."""

    files: int
    bytes: int


class KindShare(Share):
    kind: MediaKind


class TrashShare(Share):
    next_deletion_on: date | None


class StorageAbilities(Schema):
    clean_up: bool
    change_quota: bool


class StorageOut(Schema):
    """The room that the files take, and what would free some."""

    used_bytes: int
    reserved_bytes: int
    quota_bytes: int | None
    level: Literal["ok", "warning", "critical", "full"]
    full_on: date | None  # at the rate of the last ninety days
    by_kind: list[KindShare]
    trash: TrashShare
    replaced: Share  # former contents, kept for thirty days
    unused: Share
    duplicates: Share  # what one copy of each would free
    largest: list[MediaOut]
    abilities: StorageAbilities


class CleanUpIn(Schema):
    what: Literal["unused", "duplicates"]
