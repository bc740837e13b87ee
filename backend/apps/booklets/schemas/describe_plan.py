"""The plan of a booklet and what may join it, as the API tells them."""

from datetime import datetime
from typing import Any
from uuid import UUID

from apps.booklets import selectors
from apps.booklets.models import Booklet
from apps.booklets.schemas.describe import describe_booklet
from apps.booklets.selectors import AvailableChapter, PlannedChapter, PlannedPage, SectorChoice
from apps.library.models import Level
from apps.library.schemas.describe import spoken
from shared.actor import Actor


def describe_outline(*, actor: Actor, booklet: Booklet, now: datetime) -> dict[str, Any]:
    """The whole plan, what was taken out included, and what its pages may cover."""
    told = describe_booklet(actor=actor, booklet=booklet, now=now)
    return {
        "booklet": told,
        "chapters": [_chapter(one) for one in selectors.get_outline(booklet=booklet)],
        "removed": selectors.removed_chapters(booklet=booklet),
        "obligations": selectors.obligations_of(booklet),
        "abilities": told["abilities"],
    }


def describe_planned(*, booklet: Booklet, page_id: UUID) -> dict[str, Any]:
    """One page as the plan shows it."""
    return _page(selectors.get_planned_page(booklet=booklet, page_id=page_id))


def describe_available_chapters(
    *, actor: Actor, chapters: list[AvailableChapter]
) -> dict[str, Any]:
    return {"items": [_available_chapter(actor, one) for one in chapters]}


def describe_sizes(*, booklet: Booklet) -> dict[str, Any]:
    asked = selectors.asked_obligations(booklet)
    return {
        "items": [
            {
                "size": plan.size,
                "chapters": len(plan.chapters),
                "pages": plan.pages,
                "minutes": plan.minutes,
            }
            for plan in selectors.sized_plans(booklet)
        ],
        "obligations": sum(one.level == Level.MANDATORY for one in asked),
    }


def describe_sector_choices(*, actor: Actor, choices: list[SectorChoice]) -> dict[str, Any]:
    return {"items": [_choice(actor, one) for one in choices]}


def _chapter(planned: PlannedChapter) -> dict[str, Any]:
    chapter = planned.chapter
    origin = {
        "chapter": chapter.origin_chapter_id,
        "version": chapter.origin_version,
        "newest": planned.newest,
    }
    return {
        "id": chapter.id,
        "title": chapter.title,
        "icon": chapter.icon,
        "position": chapter.position,
        "minutes": selectors.minutes_of(planned.words),
        "mandatory": planned.mandatory,
        "locked": planned.locked,
        "origin": origin if chapter.origin_chapter_id else None,
        "core_state": planned.core_state,
        "pages": [_page(page) for page in planned.pages],
    }


def _page(planned: PlannedPage) -> dict[str, Any]:
    noted, page = planned.noted, planned.page
    return {
        "id": page.id,
        "chapter": noted.chapter_id,
        "title": page.title,
        "position": page.position,
        "importance": page.importance,
        "revision": page.revision,
        "words": page.words,
        "blocks": planned.blocks,
        "obligations": page.obligations,
        "conditions": noted.conditions,
        "values": noted.values,
        "modified": planned.modified,
        "official": page.official,
        "locked": planned.locked,
        "removed": page.removed_at is not None,
    }


def _available_chapter(actor: Actor, one: AvailableChapter) -> dict[str, Any]:
    chapter = one.chapter
    return {
        "id": chapter.id,
        "title": spoken(chapter.title, actor.language),
        "summary": spoken(chapter.summary, actor.language),
        "icon": chapter.icon,
        "version": chapter.version,
        "pages_count": one.pages,
        "minutes": selectors.minutes_of(one.words),
        "mandatory": one.mandatory,
        "recommended": one.recommended,
        "own": chapter.company_id is not None,
        "added": one.added,
    }


def _choice(actor: Actor, one: SectorChoice) -> dict[str, Any]:
    sector = one.sector
    return {
        "id": sector.id,
        "code": sector.code,
        "name": spoken(sector.label, actor.language),
        "icon": sector.icon,
        "description": spoken(sector.description, actor.language),
        "mandatory_obligations": one.mandatory_obligations,
        "recommended_obligations": one.recommended_obligations,
        "chapters": one.chapters,
        "mandatory_chapters": one.mandatory_chapters,
        "checked_on": one.checked_on.isoformat() if one.checked_on else None,
    }
