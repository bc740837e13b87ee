"""News and tutorials as the API tells them to those who write them."""

from collections.abc import Iterable
from datetime import date, datetime
from typing import Any

from apps.content import policies, selectors
from apps.content.models import NewsItem, Tutorial
from apps.content.schemas.describe import (
    describe_news,
    picture,
    picture_by_id,
    whole_locales,
)
from shared.actor import Actor
from shared.language import DEFAULT_LANGUAGE

Told = dict[str, Any]


def describe_written_news(
    items: Iterable[NewsItem], *, language: str, today: date, now: datetime
) -> list[Told]:
    """Items in a list; how many people they reach is counted for all of them at once."""
    rows = list(items)
    audiences = [
        selectors.Audience(kinds=one.kinds, companies=one.companies, roles=one.roles)
        for one in rows
    ]
    counts = selectors.count_audiences(audiences, today=today) if rows else []
    return [
        {
            **_line(item, language=language, now=now),
            "state": selectors.state_of(item, now=now),
            "kinds": item.kinds,
            "companies": item.companies,
            "roles": item.roles,
            "audience_count": count,
            "published_at": item.published_at,
            "ends_at": item.ends_at,
            "pinned": item.pinned,
            "readers": getattr(item, "readers", 0),
        }
        for item, count in zip(rows, counts, strict=True)
    ]


def describe_whole_written_news(
    item: NewsItem, *, actor: Actor, today: date, now: datetime
) -> Told:
    (line,) = describe_written_news([item], language=actor.language, today=today, now=now)
    return {
        **line,
        **_texts(item, actor),
        "company_names": selectors.named_companies(actor=actor, item=item),
        "published_by_name": item.published_by_name,
        "pinned_elsewhere": selectors.pinned_news(now=now).exclude(id=item.id).count(),
    }


def describe_preview(found: selectors.Preview, *, language: str, now: datetime) -> Told:
    lines = [describe_news(one, language=language, now=now) for one in found.items]
    return {"is_seen": found.is_seen, "news": lines}


def describe_written_tutorial(tutorial: Tutorial, *, language: str, now: datetime) -> Told:
    """A tutorial in a list."""
    return {
        **_line(tutorial, language=language, now=now),
        "slug": tutorial.slug,
        "topic": tutorial.topic,
        "screens": tutorial.screens,
        "roles": tutorial.roles,
        "minutes": tutorial.minutes,
        "has_video": tutorial.video_id is not None,
        "transcript_missing": bool(
            tutorial.video_id and DEFAULT_LANGUAGE not in tutorial.transcript
        ),
        "status": tutorial.status,
        "doers": getattr(tutorial, "doers", 0),
    }


def describe_whole_written_tutorial(tutorial: Tutorial, *, actor: Actor, now: datetime) -> Told:
    return {
        **describe_written_tutorial(tutorial, language=actor.language, now=now),
        **_texts(tutorial, actor),
        "video": picture_by_id(tutorial.video_id, lang=actor.language, now=now),
        "transcripts": tutorial.transcript,
    }


def _line(text: NewsItem | Tutorial, *, language: str, now: datetime) -> Told:
    return {
        "id": text.id,
        "title": text.title.get(language) or text.name,
        "lead": text.lead.get(language) or text.lead.get(DEFAULT_LANGUAGE, ""),
        "image": picture(text.image, lang=language, now=now),
        "locales": whole_locales(text),
    }


def _texts(text: NewsItem | Tutorial, actor: Actor) -> Told:
    return {
        "titles": text.title,
        "leads": text.lead,
        "bodies": text.body,
        "revision": text.revision,
        "edited_by_name": text.edited_by_name,
        "edited_at": text.edited_at,
        "abilities": policies.content_abilities(actor, text),
    }
