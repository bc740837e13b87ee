"""Everything that a booklet says today: what a publication keeps. Few queries, whatever its size."""

from collections.abc import Iterable
from datetime import datetime
from itertools import groupby
from typing import Any

from apps.booklets import selectors as booklets
from apps.booklets.models import Booklet, BookletPage
from apps.media import selectors as media
from apps.media.models import MediaFile
from apps.pages.models import Importance
from apps.publishing.models import Content
from apps.translations import selectors as translations
from shared.actor import Actor
from shared.documents import media_of


def freeze(*, actor: Actor, booklet: Booklet, now: datetime) -> Content:
    """The whole booklet without addresses: pages, theme, files, values as they are said now."""
    pages = _pages(booklet)
    filled = booklets.filled_values(
        actor=actor,
        booklet=booklet,
        keys=dict.fromkeys(key for one in pages for key in one.values),
        today=booklet.company.today(now=now),
    )
    content: Content = {
        "booklet": _card(booklet),
        "chapters": [
            _chapter(list(group)) for _, group in groupby(pages, key=lambda one: one.chapter_id)
        ],
        "values": filled.texts,
        "labels": filled.labels,
        "media": _media(booklet, pages),
        "locales": booklets.readable_locales(booklet),
        "reference": booklet.reference_locale,
    }
    overlay = translations.overlay_of_content(booklet, content, locales=content["locales"][1:])
    return {**content, "translations": overlay} if overlay else content


def _pages(booklet: Booklet) -> list[BookletPage]:
    standing = booklets.pages_of(booklet).filter(page__removed_at=None)
    return list(standing.select_related("chapter", "page"))


def _card(booklet: Booklet) -> dict[str, Any]:
    site = booklet.site
    return {
        "name": booklet.name,
        "company": booklet.company.name,
        "kind": booklet.kind,
        "structure": booklet.structure,
        "free_order": booklet.free_order,
        "theme": booklet.theme,
        "site": {"id": str(site.id), "name": site.name} if site else None,
    }


def _chapter(pages: list[BookletPage]) -> dict[str, Any]:
    chapter = pages[0].chapter
    return {
        "id": str(chapter.id),
        "title": chapter.title,
        "minutes": booklets.minutes_of(sum(one.page.words for one in pages)),
        "mandatory": any(one.page.importance == Importance.MANDATORY for one in pages),
        "pages": [_page(one) for one in pages],
    }


def _page(one: BookletPage) -> dict[str, Any]:
    page = one.page
    return {
        "id": str(page.id),
        "title": page.title,
        "importance": page.importance,
        "conditions": {**booklets.EVERYBODY, **one.conditions},
        "obligations": sorted(map(str, page.obligations)),
        "document": page.document,
        **({"official": page.official} if page.official else {}),
    }


def _media(booklet: Booklet, pages: Iterable[BookletPage]) -> dict[str, Any]:
    shown = {file for one in pages for file in media_of(one.page.document)}
    worn = {file for file in (booklets.logo_of(booklet), booklets.picture_of(booklet)) if file}
    files = media.shown_files(company_id=booklet.company_id, file_ids=shown | worn)
    return {str(file_id): _file(file) for file_id, file in sorted(files.items())}


def _file(file: MediaFile) -> dict[str, Any]:
    content = file.content
    return {
        "kind": file.kind,
        "name": file.name,
        "alt": file.alt,
        "size": file.size,
        "width": content.width,
        "height": content.height,
        "owner": str(content.company_id) if content.company_id else None,
        "content": str(content.id),
        "extension": content.extension,
        "renditions": sorted(content.renditions, key=lambda rendition: int(rendition["width"])),
    }
