from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from apps.journal import services as journal
from apps.library import selectors
from apps.library.models import Chapter
from apps.library.services._library import in_library
from apps.library.services.note_chapter_changed import note_chapter_changed
from apps.library.services.writing_chapter import lock_for_writing
from apps.pages import selectors as page_selectors
from apps.pages import services as pages
from apps.pages.models import Page
from shared import errors
from shared.actor import Actor


def cover_obligations(
    *, actor: Actor, chapter_id: UUID, page_id: UUID, obligations: Sequence[UUID], now: datetime
) -> Page:
    """The page covers exactly these; whatever a page covers, its chapter covers."""
    chapter = lock_for_writing(actor=actor, chapter_id=chapter_id)
    page = page_selectors.get_page(manuscript=chapter.manuscript, page_id=page_id)
    before, after = page.obligations, sorted(set(obligations))
    names = _names(after, kept=before)
    _cover(chapter, after)
    if after != before:
        page = pages.set_page_obligations(
            manuscript=chapter.manuscript, page_id=page_id, obligations=after
        )
        journal.record(
            actor=in_library(actor, chapter.company_id),
            action="library.page_obligations_set",
            target=page,
            label=page.title,
            now=now,
            before={"obligations": [names[one] for one in before]},
            after={"obligations": [names[one] for one in after]},
        )
    note_chapter_changed(chapter=chapter)
    return page


def _names(after: Sequence[UUID], *, kept: Sequence[UUID]) -> dict[UUID, str]:
    """What the obligations are called, with their codes."""
    known = selectors.obligations_by_id({*after, *kept})
    names = {one.id: f"{one.code} {one.label}" for one in known}
    if not names.keys() >= set(after):
        raise errors.Invalid({"obligations": "unknown_obligation"})
    return names


def _cover(chapter: Chapter, obligations: Sequence[UUID]) -> None:
    missing = [one for one in obligations if one not in chapter.obligations]
    if missing:
        chapter.obligations += missing
        chapter.save(update_fields=["obligations", "updated_at"])
