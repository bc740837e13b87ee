"""What every change of a booklet obeys.

Who changes a booklet holds it first, then its manuscripts: nobody then waits in a circle.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Literal
from uuid import UUID

from django.db.models import Count, Sum

from apps.booklets import policies, selectors
from apps.booklets.events import BookletEdited
from apps.booklets.models import READ_BY_PEOPLE, Booklet, BookletChapter, BookletPage, BookletStatus
from shared import errors
from shared.actor import Actor
from shared.events import announce
from shared.permissions import Action

Work = Literal["write", "build"]
EDITED = ("edited_at", "edited_by_id", "edited_by_name", "has_changes", "updated_at")
COUNTS = ("chapters_count", "pages_count", "words_count")


class BookletClosed(errors.Conflict):
    code = "booklet_closed"


class BookletInReview(errors.Conflict):
    code = "booklet_in_review"


class ChapterLocked(errors.Conflict):
    """Its words are the library's: they change there, and stay as long as the law asks for them."""

    code = "chapter_locked"


def require_unlocked(noted: BookletPage) -> None:
    """Refuse to change a page that a locked chapter brought, wherever it stands by now; those written beside it are
    their authors'.
    """
    if noted.origin_page_id and selectors.is_page_locked(noted):
        raise ChapterLocked


def require_not_held(booklet: Booklet, chapter: BookletChapter) -> None:
    """Refuse to let a locked chapter go while the law asks for it."""
    if selectors.is_held_by_lock(booklet=booklet, chapter=chapter):
        raise ChapterLocked


def lock_booklet(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """One that the actor may see, which nobody else changes meanwhile."""
    booklets = policies.visible_booklets(actor).select_for_update(no_key=True)
    booklet = booklets.filter(id=booklet_id).first()
    if booklet is None:
        raise errors.NotFound
    return booklet


def lock_for(work: Work, *, actor: Actor, booklet_id: UUID) -> Booklet:
    """One whose pages the actor may write, or whose card and plan they may build, held meanwhile.

    Who never may is told so; who may not now, because of its state, is told that.
    """
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    if policies.booklet_abilities(actor, booklet)[work]:
        return booklet
    _require_ever(work, actor, booklet)
    closed = booklet.trashed_at is not None or booklet.status == BookletStatus.ARCHIVED
    raise BookletClosed if closed else BookletInReview


def _require_ever(work: Work, actor: Actor, booklet: Booklet) -> None:
    policies.require_on_named(actor, booklet, Action.EDIT_PAGES)
    if work == "build":
        policies.require_on_named(actor, booklet, Action.SET_BOOKLET_OPTIONS)


def lock_managed(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """A booklet whose options and accesses the actor may set, held meanwhile."""
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.SET_BOOKLET_OPTIONS)
    if not policies.booklet_abilities(actor, booklet)["set_options"]:
        raise BookletClosed
    return booklet


@contextmanager
def writing_booklet(
    *, actor: Actor, booklet_id: UUID, now: datetime, work: Work = "write"
) -> Iterator[Booklet]:
    """A booklet for who may write its pages, or build its plan, held meanwhile.

    Afterwards it knows how much there is to read, who changed it last, and that its plan is no longer
    as it was proposed.
    """
    booklet = lock_for(work, actor=actor, booklet_id=booklet_id)
    yield booklet
    count_content(booklet)
    note_edited(booklet, actor=actor, now=now)
    booklet.plan_touched = True
    booklet.save(update_fields=[*COUNTS, *EDITED, "plan_touched"])


def note_edited(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """Who changed it last, and that its readers do not have it yet; the caller saves it."""
    tell_edited(booklet)
    booklet.edited_at = now
    booklet.edited_by_id, booklet.edited_by_name = actor.user_id, actor.name
    booklet.has_changes = booklet.status in READ_BY_PEOPLE


def tell_edited(booklet: Booklet) -> None:
    """For whoever counts what it lacks."""
    announce(BookletEdited(company_id=booklet.company_id, booklet_id=booklet.id))


def count_content(booklet: Booklet) -> None:
    """How much there is to read; the caller saves the booklet."""
    pages = selectors.pages_of(booklet).filter(page__removed_at=None).order_by()
    counts = pages.aggregate(pages=Count("id"), words=Sum("page__words"))
    booklet.chapters_count = selectors.standing_chapters(booklet).count()
    booklet.pages_count, booklet.words_count = counts["pages"], counts["words"] or 0
