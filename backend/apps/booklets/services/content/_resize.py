"""Another size for a plan that somebody has changed: nothing of theirs is lost."""

from collections.abc import Sequence
from datetime import datetime

from apps.booklets import selectors
from apps.booklets.models import Booklet, BookletChapter
from apps.booklets.selectors.sizes import SizedChapter
from apps.booklets.services.content._derive import add_missing, place_in
from apps.booklets.services.content._rules import (
    note_values,
    require_room_for_pages,
    tell_follows,
    write_order,
)
from apps.pages import services as pages
from shared.actor import Actor


def resize_plan(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """The chapters and pages of its size; what was written here, or changed, stays where it is, and so does what is
    locked for the law.

    What leaves can be brought back.
    """
    wanted = selectors.sized_plan(booklet).chapters
    before = list(selectors.standing_chapters(booklet).select_related("manuscript"))
    kept = {one.recommended.chapter_id for one in wanted}
    standing = [one for one in before if one.origin_chapter_id in kept]
    others = [one for one in before if one not in standing]
    own = [one for one in others if one.origin_chapter_id is None]
    held = [one for one in others if selectors.is_held_by_lock(booklet=booklet, chapter=one)]
    _take_out([one for one in others if one not in own and one not in held], now=now)
    add_missing(booklet, wanted, standing, actor=actor, now=now)
    standing.sort(key=place_in(wanted))
    _keep_pages(booklet, wanted, held, actor=actor, now=now)
    staying = [one for one in before if one in own or one in held]
    write_order(_among(before, standing, staying))


def _take_out(chapters: Sequence[BookletChapter], *, now: datetime) -> None:
    for chapter in chapters:
        chapter.removed_at = now
        chapter.save(update_fields=["removed_at", "updated_at"])
        pages.put_away_manuscript(manuscript=chapter.manuscript)
        tell_follows(chapter, follows=False)


def _keep_pages(
    booklet: Booklet,
    wanted: Sequence[SizedChapter],
    held: Sequence[BookletChapter],
    *,
    actor: Actor,
    now: datetime,
) -> None:
    """Those of the size stand, those that it leaves out do not, unless somebody has written in them, or the law asks
    for their chapter.
    """
    asked = {page for one in wanted for page in one.page_ids}
    asked |= {str(page) for one in held for page in one.origin_pages}
    written = selectors.pages_of(booklet).filter(origin_page_id__isnull=False)
    found = list(written.select_related("page", "chapter__manuscript"))
    for noted in found:
        if str(noted.origin_page_id) in asked and noted.page.removed_at:
            require_room_for_pages(booklet)
            manuscript = noted.chapter.manuscript
            page = pages.bring_back_page(
                actor=actor, manuscript=manuscript, page_id=noted.page_id, now=now
            )
            note_values(noted, page)
    for noted in found:
        untouched = noted.page.fingerprint == noted.origin_fingerprint
        if str(noted.origin_page_id) not in asked and untouched and not noted.page.removed_at:
            manuscript = noted.chapter.manuscript
            pages.remove_page(actor=actor, manuscript=manuscript, page_id=noted.page_id, now=now)


def _among(
    before: Sequence[BookletChapter],
    standing: Sequence[BookletChapter],
    staying: Sequence[BookletChapter],
) -> list[BookletChapter]:
    """Chapters that the size does not place stay behind the one that they followed, or at the end when it has left."""
    order = list(standing)
    for chapter in staying:
        place = before.index(chapter)
        followed = before[place - 1] if place else None
        if followed is None:
            order.insert(0, chapter)
        else:
            order.insert(order.index(followed) + 1 if followed in order else len(order), chapter)
    return order
