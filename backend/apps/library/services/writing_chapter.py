from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from apps.library import policies, selectors
from apps.library.services.note_chapter_changed import note_chapter_changed
from apps.pages.models import Manuscript
from shared import errors
from shared.actor import Actor


class ChapterPagesClosed(errors.Conflict):
    code = "chapter_pages_closed"


@contextmanager
def writing_chapter(*, actor: Actor, chapter_id: UUID) -> Iterator[Manuscript]:
    """The manuscript of a chapter for who may write it; its card knows afterwards what changed."""
    chapter = selectors.get_own_chapter(actor=actor, chapter_id=chapter_id)
    if not policies.chapter_abilities(actor, chapter)["write"]:
        raise ChapterPagesClosed
    yield chapter.manuscript
    note_chapter_changed(chapter=chapter)
