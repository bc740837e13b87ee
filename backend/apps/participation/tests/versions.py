"""Versions of a booklet as they are written down: pages by a letter, each with what it says."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID, uuid5

from django.utils import timezone

from apps.booklets.models import Booklet
from apps.publishing.models import Publication, PublicationContent
from shared.ids import uuid7

PAGES = UUID("018f0000-0000-7000-8000-000000000000")
EVERYBODY: dict[str, list[str]] = {"sites": [], "jobs": [], "contracts": [], "groups": []}


def page_id(letter: str) -> UUID:
    return uuid5(PAGES, letter)


def written(letter: str, words: str = "", **conditions: list[str]) -> dict[str, Any]:
    """A page, for everybody unless told."""
    text = [{"type": "text", "text": words or letter}]
    paragraph = {"id": "b1", "type": "paragraph", "props": {}, "text": text}
    return {
        "id": str(page_id(letter)),
        "title": letter,
        "importance": "info",
        "conditions": {**EVERYBODY, **conditions},
        "document": {"schema": 2, "blocks": [paragraph]},
    }


def content_of(*chapters: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """A chapter for each list of pages; each is named after its place."""
    return {
        "chapters": [
            {"id": f"c{number}", "title": f"Chapitre {number}", "pages": list(pages)}
            for number, pages in enumerate(chapters, start=1)
        ],
        "values": {},
    }


def publish(
    booklet: Booklet,
    version: str,
    *chapters: Iterable[dict[str, Any]],
    marked: str = "",
    online: bool = True,
) -> Publication:
    """A version in which the pages of these letters are to be read again."""
    major, minor = map(int, version.split("."))
    changes = [
        {"page": str(page_id(letter)), "title": letter, "change": "changed", "scope": "to_reread"}
        for letter in marked
    ]
    publication = Publication.objects.create(
        id=uuid7(),
        company_id=booklet.company_id,
        booklet=booklet,
        major=major,
        minor=minor,
        note=version,
        effective_on=timezone.localdate(),
        changes=changes,
        reference_locale=booklet.reference_locale,
        locales=[booklet.reference_locale],
        sha256="0" * 64,
        at=timezone.now(),
    )
    PublicationContent.objects.create(
        company_id=booklet.company_id, publication=publication, content=content_of(*chapters)
    )
    if online:
        booklet.publication_id, booklet.version = publication.id, version
        booklet.save()
    return publication
