from collections.abc import Iterable
from uuid import UUID

from django.db.models import Q

from apps.media.models import MediaFile


def showable_files(*, company_id: UUID | None, file_ids: Iterable[UUID]) -> set[UUID]:
    """Which of these a page of the company may show: its own and the platform's, the trash left out."""
    wanted = set(file_ids)
    if not wanted:
        return set()
    files = MediaFile.objects.filter(Q(company_id=company_id) | Q(company_id=None))
    return set(files.filter(id__in=wanted, trashed_at=None).values_list("id", flat=True))


def own_files(*, company_id: UUID | None, file_ids: Iterable[UUID]) -> set[UUID]:
    """Which of these are of the company's own library."""
    wanted = set(file_ids)
    if not wanted:
        return set()
    files = MediaFile.objects.of(company_id).filter(id__in=wanted)
    return set(files.values_list("id", flat=True))
