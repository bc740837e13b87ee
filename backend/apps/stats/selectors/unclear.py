"""The pages of all booklets that were not understood: by published lots alone, and so of no day."""

from typing import TypedDict
from uuid import UUID

from django.db.models import Exists, OuterRef, Sum, UUIDField
from django.db.models.functions import Cast
from django.utils import timezone

from apps.booklets import policies as booklets
from apps.booklets.models import READ_BY_PEOPLE, Booklet, BookletPage
from apps.stats import policies
from apps.stats.masking import whole_lots
from apps.stats.models import PageLots
from apps.stats.questions import AskedOnPages, PageOfBooklet
from apps.stats.selectors.asked import KEPT
from shared.actor import Actor
from shared.cache import remembered
from shared.permissions import Action
from shared.questions import ask

MOST = 10


class FlaggedPage(TypedDict):
    """So many devices opened it, and so many of them did not understand it."""

    booklet_id: str
    booklet: str
    page: str
    title: str
    chapter: str
    unclear: int
    devices: int
    questions: int | None  # at least so many; null: fewer than five, or none
    may_edit: bool


class FlaggedPages(TypedDict):
    at: str
    counted: bool  # of some page a lot is published
    pages: list[FlaggedPage]
    may_answer: bool  # what readers asked about the one booklet


def flagged_pages(*, actor: Actor, booklet: UUID | None) -> FlaggedPages:
    """Those that most devices did not understand first, of one booklet or of all; at most a minute old."""
    key = f"stats-flagged:{actor.company_id}:{actor.user_id}:{booklet}"
    return remembered(key, seconds=KEPT, make=lambda: _read(actor, booklet))


def _read(actor: Actor, booklet: UUID | None) -> FlaggedPages:
    counted = _counted(actor, booklet)
    told = {key: sums for key, sums in counted.items() if sums[0]}
    return {
        "at": timezone.now().isoformat(),
        "counted": bool(counted),
        "pages": _pages(actor, told),
        "may_answer": _may_answer(actor, booklet),
    }


def _counted(actor: Actor, booklet: UUID | None) -> dict[PageOfBooklet, tuple[int, int]]:
    """How many devices did not understand a page, and how many opened it: sums of lots, of all versions."""
    read = policies.read_booklets(actor).filter(status__in=READ_BY_PEOPLE)
    of_these = read.filter(id=booklet) if booklet else read
    still_there = BookletPage.objects.visible_to(actor).filter(
        chapter__booklet=OuterRef("booklet"),
        chapter__removed_at=None,
        page=Cast(OuterRef("page"), UUIDField()),
        page__removed_at=None,
    )
    lots = PageLots.objects.visible_to(actor).filter(
        Exists(still_there), booklet__in=of_these.values("id"), lots__gt=0
    )
    by_page = lots.order_by().values("booklet_id", "page")
    sums = by_page.annotate(said=Sum("unclear"), opened=Sum("devices"))
    found = sums.order_by("-said", "opened", "booklet_id", "page")[:MOST]
    return {(row["booklet_id"], UUID(row["page"])): (row["said"], row["opened"]) for row in found}


def _pages(actor: Actor, told: dict[PageOfBooklet, tuple[int, int]]) -> list[FlaggedPage]:
    if not told:
        return []
    assert actor.company_id, "figures are those of a company"
    asked: dict[PageOfBooklet, int] = {}
    for answer in ask(AskedOnPages, company_id=actor.company_id, pages=frozenset(told)):
        asked |= answer
    named = _named(actor, told)
    of = Booklet.objects.visible_to(actor).filter(id__in={booklet for booklet, _ in told})
    abilities = booklets.abilities_by_booklet(actor, of)
    return [
        {
            "booklet_id": str(booklet),
            "booklet": named[page].chapter.booklet.name,
            "page": str(page),
            "title": named[page].page.title,
            "chapter": named[page].chapter.title,
            "unclear": unclear,
            "devices": devices,
            "questions": whole_lots(asked.get((booklet, page), 0)),
            "may_edit": abilities[booklet]["write"],
        }
        for (booklet, page), (unclear, devices) in told.items()
        if page in named and booklet in abilities  # nobody took them away meanwhile
    ]


def _named(actor: Actor, told: dict[PageOfBooklet, tuple[int, int]]) -> dict[UUID, BookletPage]:
    """By the titles that they have now."""
    rows = BookletPage.objects.visible_to(actor).filter(page__in={page for _, page in told})
    titles = ("page__title", "chapter__title", "chapter__booklet__name")
    named = rows.select_related("page", "chapter__booklet").only("page_id", "chapter_id", *titles)
    return {one.page_id: one for one in named}


def _may_answer(actor: Actor, booklet: UUID | None) -> bool:
    managed = booklets.booklets_for(actor, Action.MANAGE_PEOPLE)
    return booklet is not None and managed.filter(id=booklet).exists()
