"""The books of a library: room reserved, room used, files counted. Each line is one atomic UPDATE."""

from uuid import UUID

from django.db.models import F, OuterRef, Q, Subquery

from apps.companies.models import Company
from apps.media.events import StorageChanged
from apps.media.models import MediaFolder, Storage
from shared import errors
from shared.events import announce


class QuotaReached(errors.Conflict):
    code = "storage_full"


def reserve(*, owner: UUID | None, size: int) -> None:
    """Set room aside, unless there is not enough; two who ask at once are answered in turn."""
    open_books(owner)
    room = Storage.objects.of(owner)
    if owner:
        quota = Subquery(Company.objects.filter(id=OuterRef("company_id")).values("storage_bytes"))
        room = room.filter(Q(used_bytes__lte=quota - F("reserved_bytes") - size))
    if not room.update(reserved_bytes=F("reserved_bytes") + size):
        raise QuotaReached


def release(*, owner: UUID | None, size: int) -> None:
    """Give reserved room back."""
    Storage.objects.of(owner).update(reserved_bytes=F("reserved_bytes") - size)


def settle(*, owner: UUID | None, reserved: int, size: int) -> None:
    """Turn reserved room into the room that the content really takes."""
    Storage.objects.of(owner).update(
        reserved_bytes=F("reserved_bytes") - reserved, used_bytes=F("used_bytes") + size
    )
    _tell(owner)


def forget(*, owner: UUID | None, size: int) -> None:
    """Give back the room of contents that are gone."""
    Storage.objects.of(owner).update(used_bytes=F("used_bytes") - size)
    _tell(owner)


def count(*, owner: UUID | None, folder_id: UUID | None, files: int) -> None:
    """So many files more, or fewer, outside the trash."""
    Storage.objects.of(owner).update(files=F("files") + files)
    count_in_folder(folder_id=folder_id, files=files)


def count_in_folder(*, folder_id: UUID | None, files: int) -> None:
    """So many files more, or fewer, in a folder."""
    if folder_id:
        MediaFolder.objects.filter(id=folder_id).update(files=F("files") + files)


def open_books(owner: UUID | None) -> None:
    """A library's books begin with its first upload."""
    if not Storage.objects.of(owner).exists():
        Storage.objects.bulk_create([Storage(company_id=owner)], ignore_conflicts=True)


def _tell(owner: UUID | None) -> None:
    """The platform's own library has no quota, and nobody to tell."""
    if owner:
        announce(StorageChanged(company_id=owner))
