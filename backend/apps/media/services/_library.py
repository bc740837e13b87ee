"""Who reorganises a library does so alone; others only add to it.

Rows are locked as uploads lock them when they begin and when they become files: files in the order of
their ids, then folders in the order of theirs, then uploads, the books last. Only who removes a folder
holds it before its files: settling needs no file of it. Nobody then waits in a circle.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from uuid import UUID

from django.db import connection

from apps.media.models import MediaFile, MediaFolder
from apps.media.services import _ledger
from shared import errors
from shared.actor import Actor


def lock_library(owner: UUID | None) -> None:
    """Keep others from reorganising this library until the transaction ends."""
    wait_for_lock(f"library {owner}")


def wait_for_lock(what: str) -> None:
    """Whoever names the same thing comes after the transaction under way."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [f"media {what}"])


def lock_files(*, owner: UUID | None, file_ids: Iterable[UUID]) -> list[MediaFile]:
    """These files, if all of them are of this library."""
    wanted = set(file_ids)
    files = MediaFile.objects.of(owner).filter(id__in=wanted)
    found = list(files.select_for_update(no_key=True).order_by("id"))
    if len(found) != len(wanted):
        raise errors.NotFound
    return found


def find_folder(*, owner: UUID | None, folder_id: UUID) -> MediaFolder:
    """A folder of this library."""
    folder = MediaFolder.objects.of(owner).filter(id=folder_id).first()
    if folder is None:
        raise errors.NotFound
    return folder


def lock_folder(*, owner: UUID | None, folder_id: UUID) -> MediaFolder:
    """A folder of this library into which nothing comes until the transaction ends."""
    folder = MediaFolder.objects.of(owner).select_for_update().filter(id=folder_id).first()
    if folder is None:
        raise errors.NotFound
    return folder


def count_in_folders(files: Iterable[MediaFile], *, sign: int) -> None:
    """So many files more, or fewer, in each folder in which these stand."""
    standing = Counter(file.folder_id for file in files if file.folder_id)
    for folder_id in sorted(standing):
        _ledger.count_in_folder(folder_id=folder_id, files=sign * standing[folder_id])


def in_library(actor: Actor, owner: UUID | None) -> Actor:
    """The actor as the journal of this library writes them down."""
    return replace(actor, company_id=owner)
