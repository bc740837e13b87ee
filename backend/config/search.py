"""What a name finds in every part of the product: it belongs to no slice, and asks each for its own."""

from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Field, Query, Router, Schema

from apps.booklets import policies as booklet_policies
from apps.booklets import selectors as booklets
from apps.booklets.models import BookletStatus, Step
from apps.library import policies as library_policies
from apps.library import selectors as library
from apps.people import policies as people_policies
from apps.people import selectors as people
from shared.actor import Actor
from shared.http.request import Request
from shared.searching import words_of

router = Router(tags=["search"])

MOST = 6
SHORTEST = 2


class SearchQuery(Schema):
    q: str = Field("", max_length=100)


class FoundBooklet(Schema):
    id: UUID
    name: str
    status: BookletStatus
    step: Step


class FoundPart(Schema):
    """A chapter or a page of a booklet, and the page to open it by; an empty chapter has none."""

    id: UUID
    title: str
    booklet_id: UUID
    booklet_name: str
    page_id: UUID | None


class FoundName(Schema):
    id: UUID
    name: str


class SearchAnswer(Schema):
    """At most six of each kind."""

    booklets: list[FoundBooklet]
    chapters: list[FoundPart]
    pages: list[FoundPart]
    library_chapters: list[FoundName]
    people: list[FoundName]


@router.get("/search", response=SearchAnswer)
def search(request: Request, wanted: Query[SearchQuery]) -> dict[str, Any]:
    """What the caller may open and whose name holds each word; of booklets also what is almost called so."""
    actor, name = request.actor, wanted.q.strip()
    if len("".join(words_of(name))) < SHORTEST:
        return {kind: [] for kind in SearchAnswer.model_fields}
    return {
        **_of_booklets(actor, name),
        "library_chapters": _of_library(actor, name),
        "people": _of_people(actor, name),
    }


def _of_booklets(actor: Actor, name: str) -> dict[str, list[Any]]:
    if not booklet_policies.may_open_booklets(actor):
        return {"booklets": [], "chapters": [], "pages": []}
    wanted = booklets.BookletFilter(search=name)
    found = booklets.list_booklets(actor=actor, wanted=wanted, cursor=None, limit=MOST)
    return {
        "booklets": found.items,
        "chapters": booklets.find_chapters(actor=actor, search=name, most=MOST),
        "pages": booklets.find_pages(actor=actor, search=name, most=MOST),
    }


def _of_library(actor: Actor, name: str) -> list[Any]:
    """Of the library that the actor works in, then of what the platform offers."""
    if not library_policies.has_library(actor):
        return []
    wanted = [library.ChapterFilter(search=name, scope=scope) for scope in (None, "platform")]
    pages = [
        library.list_chapters(actor=actor, wanted=one, cursor=None, limit=MOST) for one in wanted
    ]
    found = {chapter.id: chapter for page in pages for chapter in page.items}
    return list(found.values())[:MOST]


def _of_people(actor: Actor, name: str) -> list[dict[str, Any]]:
    if not people_policies.keeps_people(actor):
        return []
    found = people.list_people(
        actor=actor,
        wanted=people.PersonFilter(search=name),
        today=timezone.localdate(),
        cursor=None,
        limit=MOST,
    )
    return [{"id": one.id, "name": one.name} for one in found.items]
