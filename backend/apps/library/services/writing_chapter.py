from collections.abc import Iterator
from contextlib import contextmanager
from uuid import UUID

from apps.library import policies
from apps.library.models import Chapter
from apps.library.services._library import lock_chapter
from apps.library.services.note_chapter_changed import note_chapter_changed
from apps.pages.models import Manuscript
from shared import errors
from shared.actor import Actor


class ChapterPagesClosed(errors.Conflict):
    code = "chapter_pages_closed"


def lock_for_writing(*, actor: Actor, chapter_id: UUID) -> Chapter:
    """A chapter whose pages the actor may write, and which nobody else changes meanwhile."""
    chapter = lock_chapter(actor=actor, chapter_id=chapter_id)
    if not policies.chapter_abilities(actor, chapter)["write"]:
        raise ChapterPagesClosed
    return chapter


@contextmanager
def writing_chapter(*, actor: Actor, chapter_id: UUID) -> Iterator[Manuscript]:
    """The manuscript of a chapter for who may write it; its card knows afterwards what changed.

    The chapter is held first, as whoever releases it holds it: nobody then waits in a circle.
    """
    chapter = lock_for_writing(actor=actor, chapter_id=chapter_id)
    yield chapter.manuscript
    note_chapter_changed(chapter=chapter)
