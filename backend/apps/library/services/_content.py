"""What a chapter says: the fingerprint by which a draft is compared with its newest release."""

from typing import Any

from apps.library.models import Chapter, ChapterVersion
from apps.pages.models import Page
from shared.documents.content import fingerprint


def pages_of(chapter: Chapter) -> list[Page]:
    """The pages of the draft in their order, with what is on them."""
    pages = Page.objects.of(chapter.company_id).filter(
        manuscript_id=chapter.manuscript_id, removed_at=None
    )
    return list(pages.order_by("position", "id"))


def frozen(page: Page) -> dict[str, Any]:
    """The page as a version keeps it."""
    return {
        "id": str(page.id),
        "title": page.title,
        "importance": page.importance,
        "words": page.words,
        "obligations": [str(one) for one in page.obligations],
        "fingerprint": page.fingerprint,
        "official": page.official,
        "document": page.document,
    }


def fingerprint_of(chapter: Chapter, pages: list[Page]) -> str:
    """SHA-256 of what a release would freeze."""
    return fingerprint(
        {
            "title": chapter.title,
            "obligations": sorted(map(str, chapter.obligations)),
            "pages": [[str(page.id), page.fingerprint] for page in pages],
        }
    )


def compare_with_release(chapter: Chapter, pages: list[Page]) -> None:
    """Write on the chapter what lists and searches know of its pages; the caller saves it."""
    chapter.pages_count = len(pages)
    chapter.note_words(page.title for page in pages)
    released = (
        ChapterVersion.objects.of(chapter.company_id)
        .filter(chapter=chapter, number=chapter.version)
        .values_list("fingerprint", flat=True)
        .first()
    )
    chapter.has_changes = released != fingerprint_of(chapter, pages)
