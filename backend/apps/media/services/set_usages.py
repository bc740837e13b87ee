from collections.abc import Iterable
from uuid import UUID

from django.db.models import F

from apps.media.models import MediaFile, MediaUsage
from apps.media.services._library import lock_files, wait_for_lock
from shared import errors


def set_usages(
    *,
    company_id: UUID | None,
    owner_type: str,
    owner_id: UUID,
    place: str,
    label: str,
    file_ids: Iterable[UUID],
) -> None:
    """Exactly these files of the library are shown at this place of something.

    What was shown there before and no longer is becomes free again. Nothing in the trash can be
    shown.
    """
    # Two who set the same place at once would each miss what the other adds.
    wait_for_lock(f"usages {owner_type} {owner_id} {place}")
    shown = MediaUsage.objects.of(company_id).filter(
        owner_type=owner_type, owner_id=owner_id, place=place
    )
    before, after = set(shown.values_list("file_id", flat=True)), set(file_ids)
    files = {file.id: file for file in lock_files(owner=company_id, file_ids=before ^ after)}
    if any(files[file_id].trashed_at for file_id in after - before):
        raise errors.NotFound
    shown.filter(file__in=before - after).delete()
    shown.exclude(label=label).update(label=label)
    MediaUsage.objects.bulk_create(
        MediaUsage(
            company_id=company_id,
            file_id=file_id,
            owner_type=owner_type,
            owner_id=owner_id,
            place=place,
            label=label,
        )
        for file_id in sorted(after - before)
    )
    _count(after - before, 1)
    _count(before - after, -1)


def _count(file_ids: set[UUID], usages: int) -> None:
    MediaFile.objects.filter(id__in=file_ids).update(usages_count=F("usages_count") + usages)
