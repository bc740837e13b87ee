"""The library as the API tells it, in the language of whoever asks."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any
from uuid import UUID

from apps.library import policies, selectors
from apps.library.models import Chapter, ChapterVersion, Obligation, Sector
from apps.library.questions import ChapterUsage
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE


def spoken(texts: dict[str, str], language: str) -> str:
    """A text in this language, or else in French; nothing if it is said in neither."""
    return texts.get(language) or texts.get(DEFAULT_LANGUAGE, "")


def describe_chapters(*, actor: Actor, chapters: list[Chapter]) -> list[dict[str, Any]]:
    """Each chapter as a list shows it."""
    sectors = selectors.sectors_by_id(one for chapter in chapters for one in chapter.sectors)
    usage = selectors.chapter_usage(actor=actor, chapters=chapters)
    return [
        {
            **_chapter(actor, chapter, sectors),
            "usages": usage.get(chapter.id, ChapterUsage()),
        }
        for chapter in chapters
    ]


def describe_chapter(*, actor: Actor, chapter: Chapter) -> dict[str, Any]:
    """One chapter with its outline, its releases and what it covers."""
    (described,) = describe_chapters(actor=actor, chapters=[chapter])
    return {
        **described,
        "titles": chapter.title,
        "summaries": chapter.summary,
        "kinds": chapter.kinds,
        "sector_ids": chapter.sectors,
        "obligation_ids": chapter.obligations,
        "pages": _outline(actor, chapter),
        "versions": [describe_brief(one) for one in selectors.list_versions(chapter=chapter)],
        "obligations": selectors.obligations_by_id(chapter.obligations),
        "taken_by": selectors.taking_booklets(actor=actor, chapter=chapter),
        "abilities": policies.chapter_abilities(actor, chapter),
    }


def describe_brief(version: ChapterVersion) -> dict[str, Any]:
    return {
        "number": version.number,
        "reason": version.reason,
        "note": version.note,
        "reference": version.reference,
        "effective_on": version.effective_on,
        "released_by_name": version.released_by_name,
        "released_at": version.released_at,
    }


def describe_version(*, actor: Actor, version: ChapterVersion) -> dict[str, Any]:
    """A release with its pages."""
    return {
        **describe_brief(version),
        "title": spoken(version.title, actor.language),
        "update_policy": version.update_policy,
        "fingerprint": version.fingerprint,
        "obligations": selectors.obligations_by_id(version.obligations),
        "pages": version.pages,
    }


def describe_obligations(
    *, actor: Actor, obligations: list[Obligation], now: datetime
) -> list[dict[str, Any]]:
    """Each obligation as a list shows it."""
    sectors = selectors.sectors_by_id(one for each in obligations for one in each.sectors)
    return [
        {
            **_obligation(obligation, now),
            "sectors": _names(obligation.sectors, sectors, actor.language),
            "status": obligation.status,
            "abilities": policies.content_abilities(actor, obligation),
        }
        for obligation in obligations
    ]


def describe_obligation(*, actor: Actor, obligation: Obligation, now: datetime) -> dict[str, Any]:
    """One obligation with what covers it."""
    (described,) = describe_obligations(actor=actor, obligations=[obligation], now=now)
    covering = selectors.chapters_covering(actor=actor, obligation_id=obligation.id)
    return {
        **described,
        "covered_by": [
            {
                "id": one.chapter.id,
                "title": spoken(one.chapter.title, actor.language),
                "own": policies.is_own(actor, one.chapter),
                "pages": one.pages,
            }
            for one in covering
        ],
    }


def describe_sectors(*, actor: Actor, sectors: list[Sector]) -> list[dict[str, Any]]:
    """Each sector as a list shows it."""
    chapters = selectors.count_chapters_of(sectors)
    obligations = selectors.count_obligations_of(sectors)
    return [
        {
            "id": sector.id,
            "code": sector.code,
            "icon": sector.icon,
            "label": spoken(sector.label, actor.language),
            "description": spoken(sector.description, actor.language),
            "status": sector.status,
            "chapters_count": chapters.get(sector.id, 0),
            "obligations_count": obligations[sector.id],
        }
        for sector in sectors
    ]


def describe_sector(*, actor: Actor, sector: Sector, now: datetime) -> dict[str, Any]:
    """One sector with what it recommends, what it is asked, and what is missing."""
    (described,) = describe_sectors(actor=actor, sectors=[sector])
    chosen = selectors.chapters_of_sector(actor=actor, sector=sector)
    obligations = selectors.obligations_of_sector(actor=actor, sector_id=sector.id)
    return {
        **described,
        "labels": sector.label,
        "descriptions": sector.description,
        "chapters": [
            {
                "id": one.chapter_id,
                "title": spoken(one.chapter.title, actor.language),
                "icon": one.chapter.icon,
                "kinds": one.chapter.kinds,
                "mandatory": one.mandatory,
                "status": one.chapter.status,
            }
            for one in chosen
        ],
        "obligations": [_obligation(obligation, now) for obligation in obligations],
        "coverage": selectors.coverage_of(chosen=chosen, obligations=obligations),
        "abilities": policies.content_abilities(actor, sector),
    }


def _chapter(actor: Actor, chapter: Chapter, sectors: dict[UUID, Sector]) -> dict[str, Any]:
    own = policies.is_own(actor, chapter)
    return {
        "id": chapter.id,
        "scope": "company" if chapter.company_id else "platform",
        "title": spoken(chapter.title, actor.language),
        "summary": spoken(chapter.summary, actor.language),
        "icon": chapter.icon,
        "version": chapter.version,
        "pages_count": chapter.pages_count,
        "sectors": _names(chapter.sectors, sectors, actor.language),
        "obligations_count": len(chapter.obligations),
        "update_policy": chapter.update_policy,
        "status": chapter.status if own else chapter.resting_status,
        "has_changes": own and chapter.has_changes,
        "updated_at": chapter.updated_at,
    }


def _outline(actor: Actor, chapter: Chapter) -> list[dict[str, Any]]:
    """The draft's pages, and which of them changed; those of the newest release for who only reads."""
    released = selectors.newest_outline(chapter=chapter)
    if not policies.is_own(actor, chapter):
        return [{**page, "changed": False} for page in released]
    same = {page["fingerprint"] for page in released}
    return [
        {
            "id": page.id,
            "title": page.title,
            "importance": page.importance,
            "words": page.words,
            "changed": bool(released) and page.fingerprint not in same,
        }
        for page in selectors.list_written_pages(chapter=chapter)
    ]


def _obligation(obligation: Obligation, now: datetime) -> dict[str, Any]:
    return {
        "id": obligation.id,
        "code": obligation.code,
        "label": obligation.label,
        "reference": obligation.reference,
        "link": obligation.link,
        "doubt": obligation.doubt,
        "remark": obligation.remark,
        "domain": obligation.domain,
        "values": obligation.values,
        "conditions": obligation.conditions,
        "kinds": obligation.kinds,
        "level": obligation.level,
        "verbatim": obligation.verbatim,
        "checked_on": obligation.checked_on,
        "checked_by_name": obligation.checked_by_name,
        "overdue": selectors.is_overdue(obligation, now),
    }


def _names(ids: Iterable[UUID], sectors: dict[UUID, Sector], language: str) -> list[dict[str, Any]]:
    return [
        {"id": one, "label": spoken(sectors[one].label, language)} for one in ids if one in sectors
    ]
