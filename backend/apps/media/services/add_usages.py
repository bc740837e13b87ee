from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from django.db.models import F

from apps.media.models import MediaFile, MediaUsage
from apps.media.services._library import lock_files
from shared import errors


@dataclass(frozen=True, slots=True)
class Showing:
    """Something new that shows files of the library."""

    owner_id: UUID
    label: str
    file_ids: frozenset[UUID]


def add_usages(
    *, company_id: UUID | None, owner_type: str, place: str, showings: Sequence[Showing]
) -> None:
    """What many new things show, in few queries: nothing was shown at this place of them before."""
    shown = Counter(file_id for showing in showings for file_id in showing.file_ids)
    if not shown:
        return
    if any(file.trashed_at for file in lock_files(owner=company_id, file_ids=shown)):
        raise errors.NotFound
    MediaUsage.objects.bulk_create(
        MediaUsage(
            company_id=company_id,
            file_id=file_id,
            owner_type=owner_type,
            owner_id=showing.owner_id,
            place=place,
            label=showing.label,
        )
        for showing in showings
        for file_id in sorted(showing.file_ids)
    )
    for times in set(shown.values()):
        files = [file_id for file_id, count in shown.items() if count == times]
        MediaFile.objects.filter(id__in=files).update(usages_count=F("usages_count") + times)
