"""A draft beside one of its releases, in words."""

from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any
from uuid import UUID

from apps.library.models import Chapter, ChapterVersion, Obligation
from apps.library.selectors.chapters import get_own_chapter, get_version
from apps.library.selectors.obligations import obligations_by_id
from apps.pages.models import Importance
from apps.pages.models import Page as WrittenPage
from shared.actor import Actor
from shared.documents import (
    BlockChange,
    Change,
    Effort,
    WordsChange,
    compare,
    compare_words,
    empty_document,
)

NO_PAGE: dict[str, Any] = {"title": "", "importance": None, "fingerprint": None}


@dataclass(frozen=True, slots=True, kw_only=True)
class PageChange:
    """What became of one page; a page that only stands elsewhere is the same."""

    id: UUID
    change: Change
    moved: bool
    title: list[WordsChange]
    importance_before: Importance | None
    importance_after: Importance | None
    blocks: list[BlockChange]


@dataclass(frozen=True, slots=True, kw_only=True)
class VersionChanges:
    """What the draft changed since a release: nothing is told of what stayed."""

    titles: dict[str, list[WordsChange]]  # by locale
    obligations_added: list[Obligation]
    obligations_removed: list[Obligation]
    pages: list[PageChange]


def compare_with_version(*, actor: Actor, chapter_id: UUID, number: int) -> VersionChanges:
    """What whoever writes in the chapter changed since this release, page by page."""
    chapter = get_own_chapter(actor=actor, chapter_id=chapter_id)
    version = get_version(actor=actor, chapter_id=chapter_id, number=number)
    frozen, written = set(version.obligations), set(chapter.obligations)
    return VersionChanges(
        titles=_titles(version.title, chapter.title),
        obligations_added=obligations_by_id(written - frozen),
        obligations_removed=obligations_by_id(frozen - written),
        pages=_pages(chapter, version),
    )


def compare_releases(*, before: ChapterVersion | None, after: ChapterVersion) -> list[PageChange]:
    """What a release changed since the one before it, page by page; the reader of both is known to be allowed."""
    return _page_changes(before.pages if before else [], after.pages)


def _titles(before: dict[str, str], after: dict[str, str]) -> dict[str, list[WordsChange]]:
    sides = {locale: (before.get(locale, ""), after.get(locale, "")) for locale in before | after}
    return {locale: compare_words(old, new) for locale, (old, new) in sides.items() if old != new}


def _pages(chapter: Chapter, version: ChapterVersion) -> list[PageChange]:
    """In the order of the draft, those that it no longer has at the end."""
    return _page_changes(version.pages, [_to_output(page) for page in _written(chapter)])


def _page_changes(old: list[dict[str, Any]], new: list[dict[str, Any]]) -> list[PageChange]:
    before, after = {page["id"]: page for page in old}, {page["id"]: page for page in new}
    moved = _moved([one for one in before if one in after], [one for one in after if one in before])
    sides = {name: (before.get(name, NO_PAGE), after.get(name, NO_PAGE)) for name in after | before}
    touched = {
        name for name, (one, other) in sides.items() if one["fingerprint"] != other["fingerprint"]
    }
    effort = Effort()
    return [
        _compare_page(name, one, other, moved=name in moved, effort=effort)
        for name, (one, other) in sides.items()
        if name in touched | moved
    ]


def _written(chapter: Chapter) -> list[WrittenPage]:
    pages = WrittenPage.objects.of(chapter.company_id).filter(
        manuscript_id=chapter.manuscript_id, removed_at=None
    )
    return list(pages.order_by("position", "id"))


def _to_output(page: WrittenPage) -> dict[str, Any]:
    return {
        "id": str(page.id),
        "title": page.title,
        "importance": page.importance,
        "fingerprint": page.fingerprint,
        "document": page.document,
    }


def _moved(before: list[str], after: list[str]) -> set[str]:
    """Those of the same pages that stand elsewhere: as few as tell the new order."""
    kept: set[str] = set()
    for start, _, size in SequenceMatcher(
        None, before, after, autojunk=False
    ).get_matching_blocks():
        kept.update(before[start : start + size])
    return set(after) - kept


def _compare_page(
    name: str, old: dict[str, Any], new: dict[str, Any], *, moved: bool, effort: Effort
) -> PageChange:
    documents = [page.get("document") or empty_document() for page in (old, new)]
    return PageChange(
        id=UUID(name),
        change=_change(old, new),
        moved=moved,
        title=compare_words(old["title"], new["title"], effort),
        importance_before=old["importance"],
        importance_after=new["importance"],
        blocks=[
            block for block in compare(documents[0], documents[1], effort) if block.change != "same"
        ],
    )


def _change(old: dict[str, Any], new: dict[str, Any]) -> Change:
    if old is NO_PAGE:
        return "added"
    if new is NO_PAGE:
        return "removed"
    return "same" if old["fingerprint"] == new["fingerprint"] else "changed"
