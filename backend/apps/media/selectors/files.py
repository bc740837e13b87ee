from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal
from uuid import UUID

from django.db.models import Count, Q, QuerySet, Value
from django.db.models.functions import StrIndex
from django.db.models.lookups import GreaterThan

from apps.media import policies
from apps.media.models import MediaFile, MediaKind, MediaUsage
from shared import errors
from shared.actor import Actor
from shared.folding import fold
from shared.pagination import Page, paginate

RIGHTS_END_SOON = timedelta(days=30)
MOST_USAGES = 100

Only = Literal["without_description", "unused", "rights_expiring", "duplicates", "trash"]
Sort = Literal["newest", "name", "largest"]

ORDERS: dict[Sort, list[str]] = {
    "newest": ["-id"],
    "name": ["name", "id"],
    "largest": ["-size", "-id"],
}


@dataclass(frozen=True, slots=True, kw_only=True)
class MediaFilter:
    """Which files: all that are not in the trash unless told otherwise."""

    search: str = ""
    kind: MediaKind | None = None
    folder: UUID | None = None
    only: Only | None = None
    sort: Sort = "newest"


def list_media(
    *, actor: Actor, wanted: MediaFilter, today: date, cursor: str | None, limit: int
) -> Page[MediaFile]:
    """Files of the library that the actor works in, in the order that suits the question."""
    owner = policies.library_of(actor)
    files = _narrowed(MediaFile.objects.of(owner), owner, wanted.only, today)
    if wanted.kind:
        files = files.filter(kind=wanted.kind)
    if wanted.folder:
        files = files.filter(folder_id=wanted.folder)
    for word in fold(wanted.search).split():
        files = files.filter(_holds(word))
    return paginate(files.select_related("content"), by=_order(wanted), cursor=cursor, limit=limit)


def get_media(*, actor: Actor, file_id: UUID) -> MediaFile:
    """One file of the library that the actor works in, in the trash or not; or one of the platform's.

    Chapters of the platform bring its drawings into the pages of every company.
    """
    if not policies.may_open(actor):
        raise errors.NotFound
    visible = Q(company_id=policies.library_of(actor)) | Q(company_id=None, trashed_at=None)
    file = MediaFile.objects.filter(visible, id=file_id).select_related("content").first()
    if file is None:
        raise errors.NotFound
    return file


def list_first_usages(*, file: MediaFile) -> list[MediaUsage]:
    """What shows the file, as far as somebody reads it."""
    return list(
        MediaUsage.objects.of(file.company_id).filter(file=file).order_by("id")[:MOST_USAGES]
    )


def count_duplicates(*, file: MediaFile) -> int:
    """Other files outside the trash that hold the same bytes."""
    twins = MediaFile.objects.of(file.company_id).filter(sha256=file.sha256, trashed_at=None)
    return twins.exclude(id=file.id).count()


def _narrowed(
    files: QuerySet[MediaFile], owner: UUID | None, only: Only | None, today: date
) -> QuerySet[MediaFile]:
    if only == "trash":
        return files.filter(trashed_at__isnull=False)
    files = files.filter(trashed_at=None)
    if only == "without_description":
        return files.filter(lacks_description=True)
    if only == "unused":
        return files.filter(usages_count=0)
    if only == "rights_expiring":
        return files.filter(rights_until__isnull=False, rights_until__lte=today + RIGHTS_END_SOON)
    if only == "duplicates":
        return files.filter(sha256__in=_doubled(owner))
    return files


def _holds(word: str) -> GreaterThan:
    """Whether a file is found by this word.

    Behind the wall PostgreSQL knows no statistics of LIKE, nor may it look a pattern up in an index:
    it expects almost nothing, and reads everything. Of a position it expects a third to match, and
    goes along the index of the list until the page is full.
    """
    return GreaterThan(StrIndex("words", Value(word)), 0)


def _doubled(owner: UUID | None) -> QuerySet[MediaFile, str]:
    """The bytes that several files outside the trash hold."""
    living = MediaFile.objects.of(owner).filter(trashed_at=None).order_by()
    several = living.values("sha256").annotate(copies=Count("id")).filter(copies__gt=1)
    return several.values_list("sha256", flat=True)


def _order(wanted: MediaFilter) -> list[str]:
    """Copies stand together, rights end soonest first, the trash begins with what went last.

    What is searched comes newest first: along the names, or sizes, the bearers of a common word
    may all stand far from the beginning.
    """
    if wanted.only == "trash":
        return ["-trashed_at", "-id"]
    if wanted.only == "rights_expiring":
        return ["rights_until", "id"]
    if wanted.only == "duplicates":
        return ["sha256", "id"]
    return ORDERS["newest"] if wanted.search.strip() else ORDERS[wanted.sort]
