from collections.abc import Iterable
from uuid import UUID

from apps.library.models import Chapter
from apps.library.questions import BookletsOfChapter, ChapterUsage, TakingBooklet, UsageOfChapters
from shared.actor import Actor
from shared.questions import ask


def chapter_usage(*, actor: Actor, chapters: Iterable[Chapter]) -> dict[UUID, ChapterUsage]:
    """By chapter, as whoever takes chapters over tells; one that nobody took is not there."""
    told = ask(UsageOfChapters, actor=actor, chapter_ids=[chapter.id for chapter in chapters])
    return {chapter_id: usage for one in told for chapter_id, usage in one.items()}


def taking_booklets(*, actor: Actor, chapter: Chapter) -> list[TakingBooklet]:
    """The booklets behind that number which the actor may open."""
    told = ask(BookletsOfChapter, actor=actor, chapter_id=chapter.id)
    return [booklet for one in told for booklet in one]
