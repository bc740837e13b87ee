from collections import Counter
from collections.abc import Collection
from uuid import UUID

from django.db.models import F

from apps.media.models import MediaFile, MediaUsage
from apps.media.services._library import lock_files


def forget_usages(*, company_id: UUID | None, owner_type: str, owner_ids: Collection[UUID]) -> None:
    """These owners are gone, and what they showed at any place is free."""
    usages = MediaUsage.objects.of(company_id).filter(owner_type=owner_type, owner_id__in=owner_ids)
    shown = Counter(usages.values_list("file_id", flat=True))
    lock_files(owner=company_id, file_ids=shown)
    usages.delete()
    for file_id, times in shown.items():
        files = MediaFile.objects.of(company_id).filter(id=file_id)
        files.update(usages_count=F("usages_count") - times)
