"""Short ways to fill a booklet with what grids and checks look at."""

import json
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.booklets.factories import BookletChapterFactory, BookletFactory, BookletPageFactory
from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.booklets.tests.people import member
from apps.library.factories import ChapterFactory, ChapterVersionFactory, paragraph
from apps.library.models import Chapter, ChapterStatus, Obligation
from apps.pages.factories import PageFactory
from apps.pages.models import Page
from shared.actor import Role
from shared.documents import Block, Document
from shared.ids import uuid7

TODAY = date(2027, 3, 12)
YESTERDAY, SOON = TODAY - timedelta(days=1), TODAY + timedelta(days=21)

REASON = "Aucun poste de saisonnier ne se fait à distance."


def a_booklet(**traits: Any) -> Booklet:
    """Of a sector of its own, without chapters."""
    return BookletFactory.create(plan={}, sector_id=uuid7(), **traits)


def user_of(booklet: Booklet, role: Role = Role.COMPANY_ADMIN) -> User:
    """Somebody of its company, who administers it unless told otherwise."""
    return member(booklet.company_id, role).user


def call_coverage(
    booklet: Booklet, method: str, path: str = "", body: dict[str, str] | None = None
) -> Any:
    """What the API tells an administrator of the booklet's grid."""
    return browser_of(user_of(booklet)).generic(
        method,
        f"/api/booklets/{booklet.id}/coverage{path}",
        json.dumps(body or {}),
        content_type="application/json",
    )


def a_chapter(booklet: Booklet, title: str = "Hygiène", **traits: Any) -> BookletChapter:
    return BookletChapterFactory.create(booklet=booklet, title=title, pages=(), **traits)


def a_page(
    chapter: BookletChapter,
    title: str = "Se laver les mains",
    *laws: Obligation,
    document: Document | None = None,
    **traits: Any,
) -> BookletPage:
    """One that covers these obligations."""
    page = PageFactory.create(
        company_id=chapter.company_id,
        manuscript=chapter.manuscript,
        title=title,
        document=paragraph(title) if document is None else document,
        obligations=[law.id for law in laws],
        **traits,
    )
    return BookletPageFactory.create(chapter=chapter, page=page)


def inserting(*keys: str) -> Document:
    """A page whose text inserts these living values."""
    text = [{"type": "value", "key": key} for key in keys]
    return document_of({"id": "p", "type": "paragraph", "props": {}, "text": text})


def document_of(*blocks: Block) -> Document:
    return {"schema": 2, "blocks": list(blocks)}


def offer(
    name: str,
    *laws: Obligation,
    company_id: UUID | None = None,
    on_a_page: bool = True,
    **traits: Any,
) -> Chapter:
    """A released chapter that covers these obligations, on its only page."""
    ids = [law.id for law in laws]
    chapter = ChapterFactory.create(
        **traits, company_id=company_id, name=name, version=1, status=ChapterStatus.PUBLISHED
    )
    pages = Page.objects.filter(manuscript_id=chapter.manuscript_id)
    pages.update(obligations=ids if on_a_page else [])
    ChapterVersionFactory.create(chapter=chapter, company_id=company_id, obligations=ids)
    pages.update(obligations=[])  # the draft has moved on
    return chapter
