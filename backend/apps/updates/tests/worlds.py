"""A chapter of the platform, booklets that took it, what their authors did with it, and its next release."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from apps.accounts.factories import UserFactory
from apps.booklets import services as booklets
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletChapter, BookletPage
from apps.booklets.services.content._derive import derive_chapters
from apps.companies.factories import MembershipFactory
from apps.companies.models import Company
from apps.library import services as library
from apps.library.factories import ChapterFactory
from apps.library.models import Chapter, ReleaseReason, UpdatePolicy
from apps.pages import services as pages
from apps.pages.models import Importance, Page
from shared.actor import Actor, PlatformRole, Role
from shared.documents import Document

NOW = datetime(2026, 11, 19, 9, tzinfo=UTC)
EDITOR = Actor(
    name="Nadia Ferrière", platform_role=PlatformRole.LIBRARY_EDITOR, terms_accepted=True
)


def document(*said: str, prefix: str = "b") -> Document:
    """A paragraph for each sentence, named by its place."""
    return {"schema": 2, "blocks": [paragraph(f"{prefix}{n}", one) for n, one in enumerate(said)]}


def paragraph(name: str, said: str) -> dict[str, Any]:
    text = [{"type": "text", "text": said}]
    return {"id": name, "type": "paragraph", "props": {}, "text": text}


def editor() -> Actor:
    user = UserFactory.create(library_editor=True)
    return Actor(user_id=user.id, name=user.full_name, platform_role=PlatformRole.LIBRARY_EDITOR)


def manager_of(company: Company, role: Role = Role.COMPANY_ADMIN) -> Actor:
    user = MembershipFactory.create(company=company, role=role).user
    return Actor(user_id=user.id, name=user.full_name, company_id=company.id, role=role)


def library_chapter(
    texts: Sequence[Sequence[str]], *, policy: UpdatePolicy = UpdatePolicy.AUTOMATIC
) -> Chapter:
    """Released once; each page has a title and the sentences of its text."""
    chapter: Chapter = ChapterFactory.create(company_id=None, page="", update_policy=policy)
    for place, said in enumerate(texts):
        pages.add_page(
            actor=EDITOR,
            manuscript=chapter.manuscript,
            title=f"Page {place}",
            document=document(*said),
            now=NOW,
        )
    release(chapter)
    return chapter


def release(chapter: Chapter, **more: Any) -> Any:
    """What the chapter says by now, as its next version."""
    library.note_chapter_changed(chapter=chapter)
    told = {
        "reason": ReleaseReason.LEGAL,
        "note": "Durée de lavage portée à trente secondes",
        **more,
    }
    version = library.release_chapter(actor=editor(), chapter_id=chapter.id, now=NOW, **told)
    chapter.refresh_from_db()
    return version


def source_pages(chapter: Chapter) -> list[Page]:
    rows = Page.objects.filter(manuscript_id=chapter.manuscript_id, removed_at=None)
    return list(rows.order_by("position"))


def write_source(chapter: Chapter, place: int, *said: str, title: str | None = None) -> None:
    """Other words on a page of the library's draft; blocks keep their names."""
    page = source_pages(chapter)[place]
    pages.save_page(
        actor=EDITOR,
        manuscript=chapter.manuscript,
        page_id=page.id,
        base_revision=page.revision,
        title=title or page.title,
        importance=Importance(page.importance),
        document=document(*said),
        now=NOW,
    )


def take(chapter: Chapter, company: Company, **card: Any) -> BookletChapter:
    """A booklet that took the chapter over as it is released now."""
    booklet: Booklet = BookletFactory.create(company_id=company.id, plan={}, **card)
    actor = Actor(company_id=company.id)
    (derived,) = derive_chapters(booklet, [chapter], actor=actor, now=NOW)
    booklet.pages_count = BookletPage.objects.filter(chapter=derived).count()
    booklet.save()
    return derived


def noted_pages(chapter: BookletChapter) -> list[BookletPage]:
    rows = BookletPage.objects.filter(chapter=chapter, page__removed_at=None)
    return list(rows.select_related("page").order_by("page__position", "page_id"))


def write_page(actor: Actor, noted: BookletPage, *said: str, title: str | None = None) -> None:
    """Other words on a page of a booklet, by one of its authors."""
    page = Page.objects.get(id=noted.page_id)
    booklets.save_booklet_page(
        actor=actor,
        booklet_id=noted.chapter.booklet_id,
        page_id=page.id,
        base_revision=page.revision,
        title=title or page.title,
        importance=Importance(page.importance),
        document=document(*said),
        now=NOW,
    )


def said_in(chapter: BookletChapter) -> str:
    """Every word of the chapter as its booklet says it, titles too."""
    told = []
    for noted in noted_pages(chapter):
        blocks = noted.page.document["blocks"]
        told.append(noted.page.title)
        told += [inline["text"] for block in blocks for inline in block.get("text", [])]
    return " ".join(told)
