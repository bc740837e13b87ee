from collections.abc import Collection, Iterable, Mapping
from contextlib import nullcontext
from typing import Any
from uuid import UUID

from django.db.models import Count, Exists, F, IntegerField, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce

from apps.booklets import policies
from apps.booklets.models import BookletChapter, BookletPage, BookletStatus
from apps.library.questions import ChapterUsage, TakingBooklet
from shared.actor import Actor
from shared.permissions import Action, may_everywhere
from shared.tenancy import act_as_platform

STANDING = BookletPage.objects.filter(chapter=OuterRef("id"), page__removed_at=None)
SAYS_ELSE = STANDING.filter(
    ~Q(page__fingerprint=F("origin_fingerprint"))
    | Q(origin_page_id=None)
    | ~Q(chapter__origin_pages__contains=[F("origin_page_id")])
)
PAGES = Subquery(
    STANDING.order_by().values("chapter").annotate(count=Count("id")).values("count"),
    output_field=IntegerField(),
)

MOST_TOLD = 100


def chapter_usage(*, actor: Actor, chapter_ids: Collection[UUID]) -> dict[UUID, ChapterUsage]:
    """By chapter of the library, in booklets that somebody may still read.

    The library's editors are told how many there are in all companies, and nothing else of them.
    """
    everywhere = may_everywhere(actor, Action.MANAGE_LIBRARY)
    with act_as_platform() if everywhere else nullcontext():
        chapters = (
            BookletChapter.objects.all() if everywhere else BookletChapter.objects.visible_to(actor)
        )
        return {
            one["origin_chapter_id"]: ChapterUsage(one["booklets"], one["adapted"])
            for one in _count(chapters.filter(origin_chapter_id__in=chapter_ids))
        }


def booklets_of_chapter(*, actor: Actor, chapter_id: UUID) -> list[TakingBooklet]:
    """Those of the actor's company that the actor may open, by name; of all companies, nobody is told them."""
    if actor.company_id is None:
        return []
    taken = _standing(BookletChapter.objects.visible_to(actor)).filter(origin_chapter_id=chapter_id)
    rows = policies.visible_booklets(actor).filter(id__in=taken.values("booklet"))
    told = rows.order_by("name", "id").values_list("id", "name")[:MOST_TOLD]
    return [TakingBooklet(booklet_id, name) for booklet_id, name in told]


def _standing(chapters: QuerySet[BookletChapter]) -> QuerySet[BookletChapter]:
    standing = chapters.filter(removed_at=None, booklet__trashed_at=None)
    return standing.exclude(booklet__status=BookletStatus.ARCHIVED)


def _count(chapters: QuerySet[BookletChapter]) -> Iterable[Mapping[str, Any]]:
    """A chapter is adapted when it was detached, or a page says something else, came or went."""
    noted = _standing(chapters).annotate(
        says_else=Exists(SAYS_ELSE), pages_left=Coalesce(PAGES, 0), taken=F("origin_pages__len")
    )
    adapted = Q(detached=True) | Q(says_else=True) | ~Q(pages_left=Coalesce(F("taken"), 0))
    return (
        noted.values("origin_chapter_id")
        .order_by()
        .annotate(
            booklets=Count("booklet", distinct=True),
            adapted=Count("booklet", distinct=True, filter=adapted),
        )
    )
