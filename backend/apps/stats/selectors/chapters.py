"""How the pages of a chapter are understood wherever they are read: of many companies, and of none of them by itself."""

from typing import TypedDict
from uuid import UUID

from django.db.models import Count, OuterRef, Subquery, Sum, UUIDField
from django.db.models.functions import Cast

from apps.booklets.models import BookletChapter, BookletPage
from apps.library import policies as library_policies
from apps.library import selectors as library
from apps.library.models import Chapter
from apps.stats.masking import of_many_companies
from apps.stats.models import PageLots
from shared.actor import Actor
from shared.cache import remembered
from shared.tenancy import act_as_platform

KEPT = 600  # seconds: a chapter may be in fifty thousand booklets


class UnderstoodCounts(TypedDict):
    """So many devices opened a page, and so many of them did not understand it."""

    unclear: int
    devices: int
    companies: int


class UnderstoodPage(UnderstoodCounts):
    page: str
    title: str


class UnderstoodPages(TypedDict):
    pages: list[UnderstoodPage]
    hidden: int  # of which too few are told


def understood_pages(*, actor: Actor, chapter_id: UUID) -> UnderstoodPages:
    """The pages of one's own chapter as booklets have them, those that most devices did not understand first."""
    library_policies.require_release_of_named(actor)
    chapter = library.get_own_chapter(actor=actor, chapter_id=chapter_id)
    return remembered(f"stats-chapter:{chapter.id}", seconds=KEPT, make=lambda: _read(chapter))


def _read(chapter: Chapter) -> UnderstoodPages:
    written = library.list_written_pages(chapter=chapter)
    told = _counted(chapter)
    pages: list[UnderstoodPage] = [
        {"page": str(one.id), "title": one.title, **told[one.id]}
        for one in written
        if one.id in told
    ]
    pages.sort(key=lambda one: (-one["unclear"] / one["devices"], one["title"]))
    return {"pages": pages, "hidden": len(written) - len(pages)}


def _counted(chapter: Chapter) -> dict[UUID, UnderstoodCounts]:
    """By page of the library; whatever booklets made of it, and of all versions."""
    taken = BookletChapter.objects.filter(origin_chapter_id=chapter.id)
    origin = BookletPage.objects.filter(
        chapter__booklet=OuterRef("booklet"),
        chapter__origin_chapter_id=chapter.id,
        page=Cast(OuterRef("page"), UUIDField()),
    )
    with act_as_platform():
        lots = PageLots.objects.filter(lots__gt=0, booklet__in=taken.values("booklet"))
        placed = lots.annotate(origin=Subquery(origin.values("origin_page_id")[:1]))
        sums = placed.exclude(origin=None).order_by().values("origin").annotate(
            companies=Count("company", distinct=True),
            devices_of_all=Sum("devices"),
            unclear_of_all=Sum("unclear"),
        )  # fmt: skip
        found = [
            (row["origin"], row["companies"], row["devices_of_all"], row["unclear_of_all"])
            for row in sums
        ]
    return {
        page: {"unclear": unclear, "devices": devices, "companies": companies}
        for page, companies, devices, unclear in found
        if of_many_companies(companies=companies, devices=devices)
    }
