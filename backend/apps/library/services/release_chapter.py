from datetime import date, datetime
from uuid import UUID

from apps.journal import services as journal
from apps.library import policies
from apps.library.events import ChapterReleased
from apps.library.models import (
    Chapter,
    ChapterStatus,
    ChapterVersion,
    ReleaseReason,
    UpdatePolicy,
)
from apps.library.services._content import (
    compare_with_release,
    fingerprint_of,
    frozen,
    pages_of,
)
from apps.library.services._library import in_library, lock_chapter
from apps.library.services.retire_chapter import ChapterRetired
from apps.media import selectors as media
from apps.media import services as media_services
from apps.pages.models import Page
from shared import errors
from shared.actor import Actor, require_own_hands
from shared.documents import media_of
from shared.events import announce


class ChapterUnchanged(errors.Conflict):
    code = "chapter_unchanged"


class ChapterWithoutPages(errors.Conflict):
    code = "chapter_without_pages"


class PageWithoutTitle(errors.Conflict):
    code = "page_without_title"


def release_chapter(
    *,
    actor: Actor,
    chapter_id: UUID,
    reason: ReleaseReason,
    note: str,
    now: datetime,
    reference: str = "",
    effective_on: date | None = None,
    update_policy: UpdatePolicy | None = None,
) -> ChapterVersion:
    """Freeze what the chapter says as its next version; of several who do so at once, one does."""
    require_own_hands(actor)
    policies.require_release_of_named(actor)
    chapter = lock_chapter(actor=actor, chapter_id=chapter_id)
    pages = _releasable(chapter)
    chapter.version += 1
    chapter.status = ChapterStatus.PUBLISHED
    chapter.update_policy = update_policy or chapter.update_policy
    version = ChapterVersion.objects.create(
        company_id=chapter.company_id,
        chapter=chapter,
        number=chapter.version,
        title=chapter.title,
        reason=reason,
        note=note,
        reference=reference,
        effective_on=effective_on,
        update_policy=chapter.update_policy,
        obligations=chapter.obligations,
        pages=[frozen(page) for page in pages],
        fingerprint=fingerprint_of(chapter, pages),
        released_by_id=actor.user_id,
        released_by_name=actor.name,
        released_at=now,
    )
    compare_with_release(chapter, pages)
    chapter.save()
    _show_release(chapter, version)
    journal.record(
        actor=in_library(actor, chapter.company_id),
        action="library.chapter_released",
        target=chapter,
        label=chapter.name,
        now=now,
        after={"version": version.number, "reason": reason, "reference": reference},
        reason=note,
    )
    announce(
        ChapterReleased(
            company_id=chapter.company_id,
            chapter_id=chapter.id,
            version_id=version.id,
            number=version.number,
        )
    )
    return version


def _releasable(chapter: Chapter) -> list[Page]:
    """The pages to freeze, unless something forbids it."""
    if chapter.status == ChapterStatus.RETIRED:
        raise ChapterRetired
    if not chapter.has_changes:
        raise ChapterUnchanged
    pages = pages_of(chapter)
    if not pages:
        raise ChapterWithoutPages
    if not all(page.title.strip() for page in pages):
        raise PageWithoutTitle
    return pages


def _show_release(chapter: Chapter, version: ChapterVersion) -> None:
    """Count the files that a release shows: nobody throws them away once the draft shows them no more."""
    shown = {file for page in version.pages for file in media_of(page["document"])}
    there = media.showable_files(company_id=chapter.company_id, file_ids=shown)
    media_services.set_usages(
        company_id=chapter.company_id,
        owner_type="chapter",
        owner_id=chapter.id,
        place="release",
        label=chapter.name,
        file_ids=media.own_files(company_id=chapter.company_id, file_ids=there),
    )
