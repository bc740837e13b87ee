from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.booklets.services._rules import writing_booklet
from apps.booklets.services.content._derive import derive_chapters
from apps.booklets.services.content._rules import (
    place_after,
    require_room_for_chapters,
    require_room_for_pages,
    stand_again,
    write_order,
)
from apps.journal import services as journal
from apps.pages import services as pages
from apps.pages.models import Manuscript
from shared import errors
from shared.actor import Actor
from shared.language import text


class ChapterAlreadyThere(errors.Conflict):
    code = "chapter_already_there"


def add_chapter(
    *,
    actor: Actor,
    booklet_id: UUID,
    now: datetime,
    chapter_id: UUID | None = None,
    title: str | None = None,
    after: UUID | None = None,
) -> BookletChapter:
    """A chapter of the library with its pages, or one with this title and an empty page; at the end unless told.

    One of the library that was taken out comes back with the words that it had.
    """
    if (chapter_id is None) == (title is None):
        raise errors.Invalid({"title": "chapter_or_title"})
    with writing_booklet(actor=actor, booklet_id=booklet_id, now=now, work="build") as booklet:
        standing = list(selectors.standing_chapters(booklet))
        if chapter_id:
            chapter = _from_library(booklet, chapter_id, actor=actor, now=now)
        else:
            chapter = _written_here(booklet, title or "", actor=actor, now=now)
        place_after(standing, chapter, after or (standing[-1].id if standing else None))
        write_order(standing)
        journal.record(
            actor=actor,
            action="booklet.chapter_added",
            target=chapter,
            label=chapter.title,
            now=now,
            after={"booklet": booklet.name, "version": chapter.origin_version},
        )
    return chapter


def _from_library(
    booklet: Booklet, chapter_id: UUID, *, actor: Actor, now: datetime
) -> BookletChapter:
    known = selectors.chapters_of(booklet).filter(origin_chapter_id=chapter_id)
    if known.filter(removed_at=None).exists():
        raise ChapterAlreadyThere
    removed = known.select_related("manuscript").first()
    if removed:
        return stand_again(booklet, removed, actor=actor, now=now)
    chapter = selectors.offered_to(booklet).filter(id=chapter_id).first()
    if chapter is None:
        raise errors.Invalid({"chapter": "chapter_not_offered"})
    (derived,) = derive_chapters(booklet, [chapter], actor=actor, now=now)
    return derived


def _written_here(booklet: Booklet, title: str, *, actor: Actor, now: datetime) -> BookletChapter:
    require_room_for_chapters(booklet)
    require_room_for_pages(booklet)
    manuscript = Manuscript.objects.create(company_id=booklet.company_id)
    chapter = BookletChapter.objects.create(
        company_id=booklet.company_id,
        booklet=booklet,
        position=0,
        manuscript=manuscript,
        title=title,
    )
    page = pages.add_page(
        actor=actor,
        manuscript=manuscript,
        title=text("library.new_page", booklet.reference_locale),
        now=now,
    )
    BookletPage.objects.create(company_id=booklet.company_id, chapter=chapter, page=page)
    return chapter
