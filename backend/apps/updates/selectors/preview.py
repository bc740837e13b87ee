"""What a release would do, before it is one: counted by the database, without comparing a text."""

from dataclasses import dataclass
from uuid import UUID

from django.contrib.postgres.expressions import ArraySubquery
from django.db.models import Count, Exists, F, OuterRef, Q

from apps.booklets.models import BookletChapter, BookletPage, BookletStatus
from apps.library import selectors as library
from apps.library.models import Chapter, UpdatePolicy
from shared.tenancy import act_as_platform

NOTED = BookletPage.objects.filter(chapter=OuterRef("id"), page__removed_at=None)


@dataclass(frozen=True, slots=True)
class ReleasePreview:
    """Booklets that took the chapter: updated by themselves, asked, detached, or closed for now."""

    booklets: int
    updated: int
    to_review: int
    detached: int
    closed: int


def preview_release(*, chapter: Chapter, policy: str) -> ReleasePreview:
    """Of the draft as it is, in all companies; who sees the draft is told numbers alone."""
    released = {page["id"]: page["fingerprint"] for page in library.newest_outline(chapter=chapter)}
    written = library.list_written_pages(chapter=chapter)
    draft = {str(page.id): page.fingerprint for page in written}
    locked = policy == UpdatePolicy.LOCKED  # every page that somebody wrote in is asked
    changed = [one for one in draft if one in released and (locked or draft[one] != released[one])]
    same_set = list(draft) == list(released)
    with act_as_platform():
        return _count(chapter, policy, changed, same_set=same_set)


def _count(chapter: Chapter, policy: str, changed: list[str], *, same_set: bool) -> ReleasePreview:
    at_once = policy in (UpdatePolicy.AUTOMATIC, UpdatePolicy.LOCKED)
    rewritten = NOTED.filter(
        ~Q(page__fingerprint=F("origin_fingerprint")), origin_page_id__in=map(UUID, changed)
    )
    order = NOTED.order_by("page__position", "page_id").values("origin_page_id")
    rows = BookletChapter.objects.filter(origin_chapter_id=chapter.id, removed_at=None)
    told = rows.annotate(rewritten=Exists(rewritten), order=ArraySubquery(order))
    asked = Q(rewritten=True) if same_set else Q(rewritten=True) | ~Q(order=F("origin_pages"))
    closed = Q(booklet__status=BookletStatus.ARCHIVED) | Q(booklet__trashed_at__isnull=False)
    follows = Q(detached=False) & ~closed
    asked = follows & (asked | Q(origin_version__lt=chapter.version)) if at_once else follows
    counts = told.aggregate(
        booklets=Count("id"),
        to_review=Count("id", filter=asked),
        following=Count("id", filter=follows),
        detached=Count("id", filter=Q(detached=True) & ~closed),
        closed=Count("id", filter=closed),
    )
    following = counts.pop("following")
    return ReleasePreview(updated=following - counts["to_review"], **counts)
