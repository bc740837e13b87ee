from dataclasses import asdict
from datetime import datetime
from typing import Any

from apps.library import services
from apps.library.content import WrittenChapter
from apps.library.models import BookletKind, Chapter, ChapterStatus, ReleaseReason, UpdatePolicy
from apps.library.starter.codes import obligation_ids, sector_ids
from apps.library.starter.outcome import Loading
from apps.library.starter.pages import write_pages
from shared.actor import Actor
from shared.documents import fingerprint


def load_chapter(written: WrittenChapter, *, actor: Actor, loading: Loading, now: datetime) -> None:
    """The chapter as the file has it, joined with what people changed since, and released.

    What collides with their words, or would be released together with what they have not finished,
    waits for them.
    """
    source = fingerprint(asdict(written))
    chapter = Chapter.objects.of(None).filter(code=written.code).first()
    if chapter and (chapter.source == source or chapter.status == ChapterStatus.RETIRED):
        return
    loading.note("chapters", is_new=chapter is None)
    unfinished = chapter is not None and chapter.has_changes
    if chapter is None:
        told = {**_card(written), "code": written.code}
        chapter = services.create_chapter(actor=actor, now=now, **told)
    else:
        services.update_chapter(actor=actor, chapter_id=chapter.id, changes=_card(written), now=now)
    collides = write_pages(chapter, written.pages, actor=actor, now=now)
    Chapter.objects.of(None).filter(id=chapter.id).update(source=source)
    chapter.refresh_from_db()
    if collides or unfinished:
        loading.waiting.append(chapter.name)
    elif chapter.has_changes:
        services.release_chapter(
            actor=actor,
            chapter_id=chapter.id,
            reason=ReleaseReason(written.reason),
            note=written.note,
            reference=written.reference,
            now=now,
        )


def _card(written: WrittenChapter) -> dict[str, Any]:
    return {
        "title": written.title,
        "summary": written.summary,
        "icon": written.icon,
        "sectors": sector_ids(written.sectors),
        "kinds": [BookletKind(kind) for kind in written.kinds],
        "obligations": obligation_ids(written.obligations),
        "update_policy": UpdatePolicy(written.policy),
    }
