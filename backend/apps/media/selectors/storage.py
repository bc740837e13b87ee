"""The room that a library takes, and what would free some."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from uuid import UUID

from django.db.models import Case, Count, F, Min, QuerySet, Sum, Value, When, Window
from django.db.models.functions import Coalesce, RowNumber
from django.utils import timezone

from apps.media import policies
from apps.media.models import Content, MediaFile, MediaKind, Storage
from apps.media.selectors.level import Level, level_of
from apps.media.selectors.library import quota_of
from shared.actor import Actor
from shared.permissions import Action, may

LOOKED_BACK = timedelta(days=90)
FARTHEST = timedelta(days=730)
KEPT_IN_TRASH = timedelta(days=30)
LARGEST = 20


@dataclass(frozen=True, slots=True)
class Room:
    """So many files, so many bytes."""

    files: int
    bytes: int


@dataclass(frozen=True, slots=True)
class Books:
    """What is taken, what is set aside, and what there is; a quota of None has no end."""

    used_bytes: int
    reserved_bytes: int
    quota_bytes: int | None

    @property
    def level(self) -> Level:
        """At full, nothing more is taken in; everything else goes on."""
        return level_of(used=self.used_bytes, quota=self.quota_bytes)


@dataclass(frozen=True, slots=True, kw_only=True)
class StorageUse:
    """Everything that the page of the storage says."""

    books: Books
    full_on: date | None
    by_kind: dict[MediaKind, Room]
    trash: Room
    next_deletion_on: date | None
    replaced: Room
    unused: Room
    duplicates: Room
    largest: list[MediaFile]
    may_clean_up: bool
    may_change_quota: bool


def get_storage(*, actor: Actor, now: datetime) -> StorageUse:
    """The room taken in the library that the actor may change, and what could be freed."""
    owner = policies.require_change(actor)
    books, shown = books_of(owner), _shown(owner)
    trashed = MediaFile.objects.of(owner).filter(trashed_at__isnull=False)
    oldest = trashed.aggregate(oldest=Min("trashed_at"))["oldest"]
    return StorageUse(
        books=books,
        full_on=_full_on(owner, books, now),
        by_kind=_by_kind(shown),
        trash=_room(trashed),
        next_deletion_on=timezone.localdate(oldest + KEPT_IN_TRASH) if oldest else None,
        replaced=_room(Content.objects.of(owner).filter(replaced_at__isnull=False)),
        unused=_room(unused_files(owner)),
        duplicates=_room(spare_copies(owner)),
        largest=list(shown.select_related("content").order_by("-size", "-id")[:LARGEST]),
        may_clean_up=not actor.is_switched,
        may_change_quota=owner is not None and may(actor, Action.MANAGE_COMPANIES),
    )


def books_of(owner: UUID | None) -> Books:
    """A library without a first upload has no row, and takes no room."""
    found = Storage.objects.of(owner).values_list("used_bytes", "reserved_bytes").first()
    return Books(*(found or (0, 0)), quota_bytes=quota_of(owner))


def unused_files(owner: UUID | None) -> QuerySet[MediaFile]:
    """Files that nothing shows."""
    return _shown(owner).filter(usages_count=0)


def spare_copies(owner: UUID | None) -> QuerySet[MediaFile]:
    """Unused files whose bytes another file has: one that is shown somewhere, or else the oldest."""
    in_use_first = Case(When(usages_count__gt=0, then=Value(0)), default=Value(1))
    place = Window(RowNumber(), partition_by=F("sha256"), order_by=[in_use_first, F("id")])
    copies = _shown(owner).annotate(place=place).filter(place__gt=1)
    return MediaFile.objects.of(owner).filter(id__in=copies.values("id"), usages_count=0)


def _shown(owner: UUID | None) -> QuerySet[MediaFile]:
    return MediaFile.objects.of(owner).filter(trashed_at=None)


def _room(rows: QuerySet[MediaFile] | QuerySet[Content]) -> Room:
    return Room(**rows.aggregate(files=Count("id"), bytes=Coalesce(Sum("size"), 0)))


def _by_kind(files: QuerySet[MediaFile]) -> dict[MediaKind, Room]:
    found = files.order_by().values_list("kind").annotate(Count("id"), Sum("size"))
    sums = {kind: Room(count, size) for kind, count, size in found}
    return {kind: sums.get(kind.value, Room(0, 0)) for kind in MediaKind}


def _full_on(owner: UUID | None, books: Books, now: datetime) -> date | None:
    """The day on which the quota is reached if as much is added as lately; None if that is far."""
    if books.quota_bytes is None:
        return None
    recent = Content.objects.of(owner).filter(created_at__gte=now - LOOKED_BACK)
    added, left = _room(recent).bytes, max(0, books.quota_bytes - books.used_bytes)
    days = left * LOOKED_BACK.days // added if added else None
    if days is None or days > FARTHEST.days:
        return None
    return timezone.localdate(now + timedelta(days=days))
