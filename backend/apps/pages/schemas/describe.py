"""A page as the API tells it."""

from datetime import datetime
from typing import Any

from apps.pages import selectors as pages
from apps.pages.models import Page
from apps.pages.services import SaveResult
from shared.actor import Actor
from shared.presence import Person


def describe_page(*, actor: Actor, page: Page, now: datetime) -> dict[str, Any]:
    """A page with who is on it."""
    here = pages.people_on(page_id=page.id, now=now)
    return {
        **_to_output(page),
        "edited_by_name": page.edited_by_name,
        "edited_at": page.edited_at,
        "people": [{"name": one.name, "mine": one.id == str(actor.user_id)} for one in here],
    }


def describe_line(page: Page) -> dict[str, Any]:
    """A page as the outline shows it."""
    return {
        **_to_output(page),
        "position": page.position,
        "blocks": len(page.document["blocks"]),
    }


def describe_save_result(result: SaveResult) -> dict[str, Any]:
    return {
        **_to_output(result.page),
        "outcome": result.outcome,
        "conflicts": result.conflicts,
        "saved_by_name": result.saved_by_name,
        "saved_at": result.saved_at,
    }


def describe_neighbours(people: list[Person]) -> dict[str, Any]:
    neighbours = [
        {"name": one.name, "initials": _initials(one.name), "block_id": one.at or None}
        for one in people
    ]
    return {"people": neighbours}


def _to_output(page: Page) -> dict[str, Any]:
    return {
        "id": page.id,
        "title": page.title,
        "importance": page.importance,
        "revision": page.revision,
        "document": page.document,
        "words": page.words,
        "obligations": page.obligations,
        "official": page.official,
    }


def _initials(name: str) -> str:
    names = name.split()
    return "".join(part[0] for part in (names[:1] + names[1:][-1:])).upper()
