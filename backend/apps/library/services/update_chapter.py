from datetime import datetime
from typing import Any
from uuid import UUID

from apps.journal import services as journal
from apps.library import policies, selectors
from apps.library.models import Chapter
from apps.library.services._content import compare_with_release
from apps.library.services._library import in_library, lock_chapter
from apps.library.services._references import check_references
from apps.library.services._translated import translated, translated_from_french
from shared import errors
from shared.actor import Actor

LISTS = ("sectors", "kinds", "obligations")
FIELDS = ("title", "summary", "icon", *LISTS, "update_policy")


class ChapterClosed(errors.Conflict):
    code = "chapter_closed"


def update_chapter(
    *, actor: Actor, chapter_id: UUID, changes: dict[str, Any], now: datetime
) -> Chapter:
    """Another title, summary, use or way of updating; what is absent or null stays.

    Titles and summaries are changed one language at a time; an empty one is taken away.
    """
    chapter = lock_chapter(actor=actor, chapter_id=chapter_id)
    if not policies.chapter_abilities(actor, chapter)["edit"]:
        raise ChapterClosed
    told = {name: value for name, value in changes.items() if value is not None}
    check_references(told)
    before = _written_on(chapter)
    _write(chapter, told)
    after = _written_on(chapter)
    changed = [name for name in after if after[name] != before[name]]
    if changed:
        compare_with_release(chapter, selectors.list_written_pages(chapter=chapter))
        chapter.save()
        journal.record(
            actor=in_library(actor, chapter.company_id),
            action="library.chapter_updated",
            target=chapter,
            label=chapter.name,
            now=now,
            before={name: before[name] for name in changed},
            after={name: after[name] for name in changed},
        )
    return chapter


def _write(chapter: Chapter, told: dict[str, Any]) -> None:
    if "title" in told:
        told["title"] = translated_from_french(chapter.title, told["title"], field="title")
    if "summary" in told:
        told["summary"] = translated(chapter.summary, told["summary"])
    for name, value in told.items():
        setattr(chapter, name, list(dict.fromkeys(value)) if name in LISTS else value)


def _written_on(chapter: Chapter) -> dict[str, Any]:
    written = {name: getattr(chapter, name) for name in FIELDS}
    return {
        name: [str(one) for one in value] if name in LISTS else value
        for name, value in written.items()
    }
