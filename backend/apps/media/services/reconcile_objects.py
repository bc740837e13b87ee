from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from apps.companies.models import Company
from apps.media import addresses
from apps.media.models import Content, Upload, UploadState
from shared.jobs import queue
from shared.reconcile import owners_in, reconcile
from shared.tenancy.scope import act_as_company

RECONCILE = "media.reconcile_library"
UNDER_WAY = (UploadState.UPLOADING, UploadState.ANALYSING)
PLACES = ("media", "uploads")  # as addresses.everything_of has them


def reconcile_objects() -> int:
    """Ask each library to compare its objects with its rows.

    A purged company keeps its own row: objects of a company that we never had are of another
    installation with the same store, and stay.
    """
    asked: set[tuple[str, UUID | None]] = set()
    for place in PLACES:
        owners = Company.objects.filter(id__in=owners_in(place)).values_list("id", flat=True)
        asked |= {(place, owner) for owner in owners}
    holders = Content.objects.order_by().values_list("company_id", flat=True).distinct()
    asked |= {("media", owner) for owner in holders}
    for place, owner in asked:
        with act_as_company(owner):
            queue.enqueue(RECONCILE, platform=owner is None, place=place)
    return len(asked)


def reconcile_library(*, owner: UUID | None, place: str, after: str, now: datetime) -> None:
    """A thousand objects at a time: the next ones in a job of their own.

    The platform's are only told of: its folder has the same name in every installation.
    """
    prefix = addresses.everything_of(owner=owner)[PLACES.index(place)]
    rows = _Contents(owner) if place == "media" else _Uploads(owner)
    last = reconcile(prefix=prefix, rows=rows, after=after, now=now, removes=owner is not None)
    if last:
        queue.enqueue(RECONCILE, platform=owner is None, place=place, after=last)


@dataclass(frozen=True, slots=True)
class _Contents:
    owner: UUID | None

    def known(self, ids: set[UUID]) -> set[UUID]:
        """A content has the id of its upload, whose analysis writes objects before the row."""
        contents = Content.objects.of(self.owner).filter(id__in=ids)
        uploads = Upload.objects.of(self.owner).filter(id__in=ids, state__in=UNDER_WAY)
        return {*contents.values_list("id", flat=True), *uploads.values_list("id", flat=True)}

    def promised(self, *, first: UUID | None, last: UUID | None, before: datetime) -> Iterable[str]:
        rows = Content.objects.of(self.owner).filter(created_at__lt=before)
        if first:
            rows = rows.filter(id__gte=first)
        if last:
            rows = rows.filter(id__lte=last)
        for content_id, extension in rows.values_list("id", "extension").iterator():
            folder = addresses.folder_of(owner=self.owner, content_id=content_id)
            yield folder + addresses.original_name(extension)


@dataclass(frozen=True, slots=True)
class _Uploads:
    owner: UUID | None

    def known(self, ids: set[UUID]) -> set[UUID]:
        uploads = Upload.objects.of(self.owner).filter(id__in=ids, state__in=UNDER_WAY)
        return set(uploads.values_list("id", flat=True))

    def promised(self, *, first: UUID | None, last: UUID | None, before: datetime) -> Iterable[str]:
        """Bytes that are awaited are promised by nobody."""
        return ()
