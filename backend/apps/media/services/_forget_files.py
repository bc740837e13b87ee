from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import QuerySet

from apps.journal import services as journal
from apps.media.addresses import folder_of
from apps.media.models import Content, MediaFile
from apps.media.services import _ledger
from apps.media.services._library import in_library
from apps.media.services.forget_objects import forget_later
from shared.actor import Actor


def forget_files(
    *, actor: Actor, owner: UUID | None, files: Sequence[MediaFile], now: datetime
) -> None:
    """Remove files of the trash with every content they had; the objects go after the commit."""
    contents = Content.objects.of(owner).filter(file__in=[file.id for file in files])
    gone = list(contents.values_list("id", "size"))
    contents.update(file=None)  # a file and its content name each other
    MediaFile.objects.of(owner).filter(id__in=[file.id for file in files]).delete()
    forget_contents(owner=owner, contents=Content.objects.of(owner), gone=gone)
    for file in files:
        journal.record(
            actor=in_library(actor, owner),
            action="media.file_deleted",
            target=file,
            label=file.name,
            now=now,
            before={"size": file.size},
        )


def forget_contents(
    *, owner: UUID | None, contents: QuerySet[Content], gone: Sequence[tuple[UUID, int]]
) -> None:
    """Remove contents that no file shows any more, given with their sizes."""
    if not gone:
        return
    contents.filter(id__in=[content_id for content_id, _ in gone]).delete()
    _ledger.forget(owner=owner, size=sum(size for _, size in gone))
    forget_later(prefixes=[folder_of(owner=owner, content_id=content_id) for content_id, _ in gone])
