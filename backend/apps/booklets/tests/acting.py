"""What booklets are built from in tests, and browsers in which people build them."""

import json
from collections.abc import Sequence
from typing import Any

from django.test import Client

from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.booklets.tests.people import NOW
from apps.library.factories import ChapterFactory, SectorChapterFactory, SectorFactory, add_page
from apps.library.models import Chapter, Sector
from apps.library.services import note_chapter_changed
from apps.library.tests.acting import library_editor, release
from apps.pages.models import Page


def released(name: str = "Accueil", **traits: Any) -> Chapter:
    """A chapter that the platform offers."""
    return ChapterFactory.create(company_id=None, name=name, released=True, **traits)


def released_again(chapter: Chapter, added: str = "Nouveautés") -> None:
    """The library says something more, in its next version."""
    add_page(chapter.manuscript, added, position=9)
    note_chapter_changed(chapter=chapter)
    release(chapter, library_editor())


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


def at(booklet: Booklet, *rest: Any) -> str:
    return "/".join(map(str, ["/api/booklets", booklet.id, *rest]))


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
