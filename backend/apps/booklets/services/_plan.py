"""The chapters that a sector proposes to a booklet that is being built."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import Booklet, BookletChapter
from apps.booklets.services._derive import derive_chapters
from apps.booklets.services._order import write_order
from apps.booklets.services._stand_again import stand_again
from apps.library.models import SectorChapter
from apps.pages import services as pages
from shared.actor import Actor


def propose_plan(booklet: Booklet, *, actor: Actor, now: datetime) -> None:
    """Exactly what the sector recommends; once somebody has changed the plan, only what it lacks of the mandatory."""
    wanted = selectors.recommended_chapters(sector_id=booklet.sector_id, kind=booklet.kind)
    if booklet.plan_touched:
        wanted = [one for one in wanted if one.mandatory]
    else:
        _drop_others(booklet, wanted)
    standing = list(selectors.standing_chapters(booklet))
    _bring_back(booklet, wanted, standing, actor=actor, now=now)
    there = {one.origin_chapter_id for one in standing}
    missing = [one.chapter for one in wanted if one.chapter_id not in there]
    standing += derive_chapters(booklet, missing, actor=actor, now=now)
    if not booklet.plan_touched:
        places: dict[UUID | None, int] = {one.chapter_id: place for place, one in enumerate(wanted)}
        standing.sort(key=lambda one: places[one.origin_chapter_id])
    write_order(standing)


def _drop_others(booklet: Booklet, wanted: Sequence[SectorChapter]) -> None:
    """For ever: nobody has written in them, or the plan would have been touched."""
    kept = [one.chapter_id for one in wanted]
    others = list(selectors.chapters_of(booklet).exclude(origin_chapter_id__in=kept))
    BookletChapter.objects.filter(id__in=[one.id for one in others]).delete()
    pages.forget_manuscripts(
        company_id=booklet.company_id, manuscript_ids=[one.manuscript_id for one in others]
    )


def _bring_back(
    booklet: Booklet,
    wanted: Sequence[SectorChapter],
    standing: list[BookletChapter],
    *,
    actor: Actor,
    now: datetime,
) -> None:
    """Mandatory ones that were taken out while another sector allowed it, with the words they had."""
    there = {one.origin_chapter_id for one in standing}
    away = [one.chapter_id for one in wanted if one.chapter_id not in there]
    removed = selectors.chapters_of(booklet).exclude(removed_at=None)
    standing += [
        stand_again(booklet, chapter, actor=actor, now=now)
        for chapter in removed.filter(origin_chapter_id__in=away).select_related("manuscript")
    ]
