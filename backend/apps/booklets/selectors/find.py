"""Chapters and pages of booklets by their titles, along an index of the company alone."""

from dataclasses import dataclass
from uuid import UUID

from django.db.models import OuterRef, Q, QuerySet, Subquery

from apps.booklets import policies
from apps.booklets.models import BookletChapter, BookletPage
from shared.actor import Actor
from shared.searching import holding, words_of

# Each table by its company first: the planner then begins with none of the others' rows.
OF_COMPANY = ("company_id", "chapter__company_id", "page__company_id")


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundPart:
    """A chapter or a page of a booklet, and the page to open it by."""

    id: UUID
    title: str
    booklet_id: UUID
    booklet_name: str
    page_id: UUID | None


def find_chapters(*, actor: Actor, search: str, most: int) -> list[FoundPart]:
    """The standing chapters of booklets that the actor may open, by title."""
    chapters = BookletChapter.objects.visible_to(actor).filter(
        _in_open_booklets(actor, "booklet"), removed_at=None
    )
    found = holding(chapters, words_of(search), column="folded_title").order_by(
        "folded_title", "id"
    )
    first = _standing_pages().filter(chapter_id=OuterRef("id"), company_id=OuterRef("company_id"))
    opened = found.annotate(
        opened=Subquery(first.order_by("page__position", "page_id").values("page_id")[:1])
    )
    return [
        FoundPart(
            id=one.id,
            title=one.title,
            booklet_id=one.booklet_id,
            booklet_name=one.booklet.name,
            page_id=one.opened,
        )
        for one in opened.select_related("booklet")[:most]
    ]


def find_pages(*, actor: Actor, search: str, most: int) -> list[FoundPart]:
    """The pages of booklets that the actor may open, by title."""
    pages = _standing_pages().filter(
        _in_open_booklets(actor, "chapter__booklet"),
        Q(**dict.fromkeys(OF_COMPANY, actor.company_id)),
        chapter__removed_at=None,
    )
    found = holding(pages, words_of(search), column="page__folded_title")
    named = found.order_by("page__folded_title", "page_id").values_list(
        "page_id", "page__title", "chapter__booklet_id", "chapter__booklet__name"
    )
    return [
        FoundPart(id=page, title=title, booklet_id=booklet, booklet_name=name, page_id=page)
        for page, title, booklet, name in named[:most]
    ]


def _standing_pages() -> QuerySet[BookletPage]:
    return BookletPage.objects.filter(page__removed_at=None)


def _in_open_booklets(actor: Actor, path: str) -> Q:
    """Of booklets that the actor sees and that are not in the trash."""
    place = Q(**{f"{path}__company_id": actor.company_id, f"{path}__trashed_at": None})
    if policies.sees_every_booklet(actor):
        return place
    return place & Q(**{f"{path}__in": policies.visible_booklets(actor).values("id")})
