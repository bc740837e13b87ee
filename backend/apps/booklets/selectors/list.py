import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal
from uuid import UUID

from django.contrib.postgres.search import TrigramWordSimilarity
from django.db.models import Count, FloatField, Q, QuerySet, Value
from django.db.models.functions import Least, StrIndex
from django.db.models.lookups import GreaterThan, GreaterThanOrEqual

from apps.booklets import policies
from apps.booklets.models import Booklet, BookletStatus
from apps.library.models import BookletKind
from shared.actor import Actor
from shared.folding import fold
from shared.pagination import LARGEST_PAGE, Page, paginate

MOST_COUNTED = 1_000
LIKE_ENOUGH = 0.45  # of a word typed in haste and the word that was meant
MOST_WORDS = 8
WORD = re.compile(r"\w+")  # an apostrophe is typed in more than one way

Shown = Literal["draft", "in_review", "published", "to_republish", "suspended", "archived", "trash"]
Sort = Literal["edited", "edited-asc", "name", "name-desc", "created"]

ORDERS: dict[Sort, Sequence[str]] = {
    "edited": ("-edited_at", "-id"),
    "edited-asc": ("edited_at", "id"),
    "name": ("name", "id"),
    "name-desc": ("-name", "-id"),
    "created": ("-created_at", "-id"),  # along the ids alone it would meet every company's
}
STATES: dict[Shown, Q] = {  # each booklet outside the trash is in exactly one
    "draft": Q(status__in=(BookletStatus.BUILDING, BookletStatus.DRAFT)),
    "in_review": Q(status=BookletStatus.IN_REVIEW),
    "published": Q(status=BookletStatus.PUBLISHED, has_changes=False),
    "to_republish": Q(status=BookletStatus.PUBLISHED, has_changes=True),
    "suspended": Q(status=BookletStatus.SUSPENDED),
    "archived": Q(status=BookletStatus.ARCHIVED),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class BookletFilter:
    """Which booklets: all but those in the trash, unless told."""

    search: str = ""
    status: Shown | None = None
    kind: BookletKind | None = None
    sector: UUID | None = None
    sort: Sort = "edited"


def list_booklets(
    *, actor: Actor, wanted: BookletFilter, cursor: str | None, limit: int
) -> Page[Booklet]:
    """Those that the actor may see; when no name holds what is searched, the names most like it."""
    policies.require_booklets(actor)
    booklets = _narrowed(_shown(policies.visible_booklets(actor), wanted.status), wanted)
    words = WORD.findall(fold(wanted.search))[:MOST_WORDS]
    order = _order(wanted.status, wanted.sort)
    found = paginate(_holding(booklets, words), by=order, cursor=cursor, limit=limit)
    if found.items or cursor or not words:
        return found
    return Page(list(_resembling(booklets, words)[: min(limit, LARGEST_PAGE)]), None)


def count_booklets(*, actor: Actor) -> dict[str, int]:
    """How many there are in each state, and in all; more than a thousand are not counted."""
    visible = policies.visible_booklets(actor)
    everything = policies.sees_every_booklet(actor)
    counts = _first_thousand(visible) if everything else _each(visible)
    trash = counts.pop("trash")
    return {"all": min(sum(counts.values()), MOST_COUNTED), **counts, "trash": trash}


def _first_thousand(visible: QuerySet[Booklet]) -> dict[str, int]:
    """In the order of their lists, so that an index is walked: without it, those of all companies may be."""
    shown: list[Shown] = [*STATES, "trash"]
    return {
        one: _shown(visible, one).order_by(*_order(one, "edited"))[:MOST_COUNTED].count()
        for one in shown
    }


def _each(visible: QuerySet[Booklet]) -> dict[str, int]:
    """Of somebody's own: few enough to count, and PostgreSQL then begins with their accesses."""
    standing = Q(trashed_at=None)
    counted = {one: Count("id", filter=standing & state) for one, state in STATES.items()}
    found = visible.order_by().aggregate(**counted, trash=Count("id", filter=~standing))
    return {one: min(count, MOST_COUNTED) for one, count in found.items()}


def _order(status: Shown | None, sort: Sort) -> Sequence[str]:
    return ("-trashed_at", "-id") if status == "trash" else ORDERS[sort]


def _shown(booklets: QuerySet[Booklet], status: Shown | None) -> QuerySet[Booklet]:
    if status == "trash":
        return booklets.exclude(trashed_at=None)
    booklets = booklets.filter(trashed_at=None)
    return booklets if status is None else booklets.filter(STATES[status])


def _narrowed(booklets: QuerySet[Booklet], wanted: BookletFilter) -> QuerySet[Booklet]:
    narrow = Q()
    if wanted.kind:
        narrow &= Q(kind=wanted.kind)
    if wanted.sector:
        narrow &= Q(sector_id=wanted.sector)
    return booklets.filter(narrow).select_related("site", "review__reviewer")


def _holding(booklets: QuerySet[Booklet], words: Sequence[str]) -> QuerySet[Booklet]:
    """By position, not by LIKE: behind the wall that would be planned as if hardly any name held it."""
    for word in words:
        booklets = booklets.filter(GreaterThan(StrIndex("words", Value(word)), 0))
    return booklets


def _resembling(booklets: QuerySet[Booklet], words: Sequence[str]) -> QuerySet[Booklet]:
    """The names in which each of these words is almost there, the best first.

    Each name of the company is looked at, since an index would not be used behind the wall: the
    longest word comes first, and few names are left for the others.
    """
    likenesses = [
        TrigramWordSimilarity(word, "words") for word in sorted(words, key=len, reverse=True)
    ]
    for likeness in likenesses:
        enough = Value(LIKE_ENOUGH, output_field=FloatField())
        booklets = booklets.filter(GreaterThanOrEqual(likeness, enough))
    worst = Least(*likenesses) if len(likenesses) > 1 else likenesses[0]
    return booklets.order_by(worst.desc(), "-id")
