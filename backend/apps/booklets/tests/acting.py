"""What booklets are built from in tests, and browsers in which people build them."""

import json
from collections.abc import Callable, Sequence
from typing import Any
from uuid import UUID

import pytest
from django.test import Client

from apps.accounts.factories import browser_of
from apps.booklets.models import Booklet, BookletChapter, BookletPage, BookletRole
from apps.booklets.services.options._rules import default_theme
from apps.booklets.tests.blocks import document, paragraph
from apps.booklets.tests.people import NOW, access_of, member
from apps.library import services as library
from apps.library.factories import ChapterFactory, SectorChapterFactory, SectorFactory, add_page
from apps.library.models import Chapter, ReleaseReason, Sector
from apps.media.factories import ContentFactory, MediaFileFactory
from apps.media.models import MediaFile
from apps.pages.models import Page
from shared import errors
from shared.actor import Actor, PlatformRole, Role
from shared.documents import Block
from shared.ids import uuid7


def released(name: str = "Accueil", **traits: Any) -> Chapter:
    """A chapter that the platform offers."""
    return ChapterFactory.create(company_id=None, name=name, released=True, **traits)


def library_editor() -> Actor:
    """Somebody who keeps the platform's library."""
    return Actor(user_id=uuid7(), name="Paul Garnier", platform_role=PlatformRole.LIBRARY_EDITOR)


def release(chapter: Chapter) -> None:
    library.release_chapter(
        actor=library_editor(),
        chapter_id=chapter.id,
        reason=ReleaseReason.EDITORIAL,
        note="Phrases raccourcies",
        now=NOW,
    )


def released_again(chapter: Chapter, added: str = "Nouveautés") -> None:
    """The library says something more, in its next version."""
    add_page(chapter.manuscript, added, position=9)
    library.note_chapter_changed(chapter=chapter)
    release(chapter)


def sector_with(chapters: Sequence[Chapter], mandatory: Sequence[Chapter] = ()) -> Sector:
    """A sector that recommends these chapters in this order."""
    sector = SectorFactory.create()
    for position, chapter in enumerate(chapters):
        SectorChapterFactory.create(
            sector=sector, chapter=chapter, position=position, mandatory=chapter in mandatory
        )
    return sector


def send(client: Client, method: str, path: str, body: Any = None) -> Any:
    return client.generic(
        method, path, data=json.dumps(body or {}), content_type="application/json"
    )


def working(booklet: Booklet, role: Role = Role.WRITER, **name: str) -> Client:
    """The browser of somebody to whom the booklet was given."""
    membership = member(booklet.company_id, role, **name)
    access_of(booklet, membership, BookletRole(role.value))
    return browser_of(membership.user)


def written(page: Page, said: str = "Autre chose", **changes: Any) -> dict[str, Any]:
    """A page as its author sends it, begun from what it says."""
    return {
        "base_revision": page.revision,
        "title": page.title,
        "importance": "info",
        "document": document(paragraph("p1", said)),
        **changes,
    }


def save(client: Client, booklet: Booklet, page: Page, *blocks: Block) -> Any:
    body = written(page, document=document(*blocks))
    return send(client, "PUT", at(booklet, "pages", page.id), body)


def at(booklet: Booklet, *rest: Any) -> str:
    return "/".join(map(str, ["/api/booklets", booklet.id, *rest]))


def add(client: Client, booklet: Booklet, **body: Any) -> Any:
    """A chapter of the library, or one with a title."""
    return send(client, "POST", at(booklet, "chapters"), body)


def chapter(title: str) -> BookletChapter:
    return BookletChapter.objects.get(title=title)


def page_called(title: str) -> Page:
    return Page.objects.get(title=title)


def noted(page: Page) -> BookletPage:
    return BookletPage.objects.get(page=page)


def titles(outline: dict[str, Any]) -> dict[str, list[str]]:
    """The standing pages of each chapter of an outline, in their order."""
    return {
        chapter["title"]: [page["title"] for page in chapter["pages"] if not page["removed"]]
        for chapter in outline["chapters"]
    }


def fill(booklet: Booklet, count: int) -> None:
    """So many pages more in its first chapter."""
    first = booklet.chapters.order_by("position")[0]
    pages = [
        Page(
            company_id=booklet.company_id,
            manuscript_id=first.manuscript_id,
            position=place + 1,
            title=f"Page {place}",
            fingerprint="",
            edited_at=NOW,
        )
        for place in range(count)
    ]
    Page.objects.bulk_create(pages)
    BookletPage.objects.bulk_create(
        BookletPage(company_id=booklet.company_id, chapter=first, page=page) for page in pages
    )


def picture(
    company_id: UUID, extension: str = "png", size: int = 1_000, **traits: Any
) -> MediaFile:
    content = ContentFactory.create(company_id=company_id, extension=extension, size=size)
    return MediaFileFactory.create(company_id=company_id, content=content, size=size, **traits)


def with_logo(file: MediaFile, alt: str = "Maison Aubrac") -> dict[str, Any]:
    """The theme that a booklet starts with, and this logo."""
    return {**default_theme(), "logo": {"media": str(file.id), "alt": alt}}


def faults(act: Callable[..., Any], *args: Any, **kwargs: Any) -> dict[str, str]:
    """The fields for which an act is refused."""
    with pytest.raises(errors.Invalid) as refused:
        act(*args, **kwargs)
    return refused.value.fields
