"""Pages as the API tells them."""

from datetime import datetime
from typing import Any

from apps.library import policies
from apps.library.models import Chapter
from apps.library.schemas.describe import spoken
from apps.library.selectors import obligations_by_id
from apps.pages import selectors as pages
from apps.pages.models import Page
from apps.pages.services import Brought
from shared.actor import Actor
from shared.presence import Person


def describe_pages(*, actor: Actor, chapter: Chapter) -> dict[str, Any]:
    """The outline that an author works along."""
    return {
        "chapter": {
            "id": chapter.id,
            "title": spoken(chapter.title, actor.language),
            "status": chapter.status,
            "version": chapter.version,
            "obligations": obligations_by_id(chapter.obligations),
        },
        "pages": pages.list_pages(manuscript=chapter.manuscript),
        "abilities": {"write": policies.chapter_abilities(actor, chapter)["write"]},
    }


def describe_page(*, actor: Actor, page: Page, now: datetime) -> dict[str, Any]:
    """A page with who is on it."""
    here = pages.people_on(page_id=page.id, now=now)
    return {
        **_told(page),
        "edited_by_name": page.edited_by_name,
        "edited_at": page.edited_at,
        "people": [{"name": one.name, "mine": one.id == str(actor.user_id)} for one in here],
    }


def describe_line(page: Page) -> dict[str, Any]:
    """A page as the outline shows it."""
    return {
        **_told(page),
        "position": page.position,
        "blocks": len(page.document["blocks"]),
    }


def describe_brought(brought: Brought) -> dict[str, Any]:
    return {
        **_told(brought.page),
        "outcome": brought.outcome,
        "conflicts": brought.conflicts,
        "saved_by_name": brought.saved_by_name,
        "saved_at": brought.saved_at,
    }


def describe_neighbours(people: list[Person]) -> dict[str, Any]:
    neighbours = [
        {"name": one.name, "initials": _initials(one.name), "block_id": one.at or None}
        for one in people
    ]
    return {"people": neighbours}


def _told(page: Page) -> dict[str, Any]:
    return {
        "id": page.id,
        "title": page.title,
        "importance": page.importance,
        "revision": page.revision,
        "document": page.document,
        "words": page.words,
        "obligations": page.obligations,
    }


def _initials(name: str) -> str:
    names = name.split()
    return "".join(part[0] for part in (names[:1] + names[1:][-1:])).upper()
