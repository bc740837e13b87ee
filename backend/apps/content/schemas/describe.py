"""News and tutorials as the API tells them to those whom they are for."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any
from uuid import UUID

from apps.content.models import NewsItem, Tutorial
from apps.media import selectors as media
from apps.media.models import MediaFile
from shared.documents import Document, empty_document, media_of
from shared.language import DEFAULT_LANGUAGE

Told = dict[str, Any]


def spoken_in(text: NewsItem | Tutorial, language: str) -> str:
    """The caller's language if the text is whole in it, else French."""
    return language if language in whole_locales(text) else DEFAULT_LANGUAGE


def whole_locales(text: NewsItem | Tutorial) -> list[str]:
    """The languages in which it has a title and a body."""
    return sorted(text.title.keys() & text.body.keys())


def describe_news(item: NewsItem, *, language: str, now: datetime) -> Told:
    """An item in a list."""
    return {
        **_line(item, language=language, now=now),
        "published_at": item.published_at,
        "pinned": item.pinned,
        "is_read": getattr(item, "is_read", False),
    }


def describe_whole_news(item: NewsItem, *, language: str, now: datetime) -> Told:
    """An item with all that it says."""
    return {
        **describe_news(item, language=language, now=now),
        **_body(item, language=language, now=now),
    }


def describe_tutorial(tutorial: Tutorial, *, language: str, now: datetime) -> Told:
    """A tutorial in a list."""
    return {
        **_line(tutorial, language=language, now=now),
        "slug": tutorial.slug,
        "topic": tutorial.topic,
        "screens": tutorial.screens,
        "minutes": tutorial.minutes,
        "has_video": tutorial.video_id is not None,
        "is_done": getattr(tutorial, "is_done", False),
    }


def describe_whole_tutorial(tutorial: Tutorial, *, language: str, now: datetime) -> Told:
    """A tutorial with all that it says."""
    lang = spoken_in(tutorial, language)
    transcripts = tutorial.transcript
    return {
        **describe_tutorial(tutorial, language=language, now=now),
        **_body(tutorial, language=language, now=now),
        "video": picture_by_id(tutorial.video_id, lang=lang, now=now),
        "transcript": transcripts.get(lang) or transcripts.get(DEFAULT_LANGUAGE, ""),
    }


def picture(file: MediaFile | None, *, lang: str, now: datetime) -> Told | None:
    """A file as a page shows it, described in this language or else in French."""
    if file is None or file.trashed_at:
        return None
    source = media.source_of(file, now=now)
    return {
        **{name: getattr(source, name) for name in ("kind", "name", "src", "size")},
        **{name: getattr(source, name) for name in ("width", "height", "renditions")},
        "id": file.id,
        "alt": file.alt.get(lang) or file.alt.get(DEFAULT_LANGUAGE, ""),
    }


def picture_by_id(file_id: UUID | None, *, lang: str, now: datetime) -> Told | None:
    (found, *_) = [*pictures([file_id] if file_id else [], lang=lang, now=now), None]
    return found


def pictures(file_ids: Iterable[UUID], *, lang: str, now: datetime) -> list[Told]:
    """These files of the platform's, those that are left."""
    files = media.shown_files(company_id=None, file_ids=file_ids)
    return [told for file in files.values() if (told := picture(file, lang=lang, now=now))]


def _line(text: NewsItem | Tutorial, *, language: str, now: datetime) -> Told:
    lang = spoken_in(text, language)
    return {
        "id": text.id,
        "title": text.title.get(lang, ""),
        "lead": text.lead.get(lang, ""),
        "lang": lang,
        "image": picture(text.image, lang=lang, now=now),
    }


def _body(text: NewsItem | Tutorial, *, language: str, now: datetime) -> Told:
    lang = spoken_in(text, language)
    body: Document = text.body.get(lang) or empty_document()
    return {"body": body, "media": pictures(media_of(body), lang=lang, now=now)}
