from uuid import UUID

from apps.library.models import Chapter, ChapterVersion
from apps.media import selectors as media
from apps.media import services as media_services
from shared.documents import media_of

PLACE = "release"


def show_release(*, chapter_id: UUID) -> None:
    """Count what the newest release shows, so that nobody throws it away once the draft shows it no more.

    By a job of its own: who saves a page holds its files before the chapter, who releases the chapter first.
    """
    chapter = Chapter.objects.filter(id=chapter_id).first()
    if chapter is None:
        return
    newest = ChapterVersion.objects.of(chapter.company_id).get(
        chapter=chapter, number=chapter.version
    )
    shown = {file for page in newest.pages for file in media_of(page["document"])}
    there = media.showable_files(company_id=chapter.company_id, file_ids=shown)
    media_services.set_usages(
        company_id=chapter.company_id,
        owner_type="chapter",
        owner_id=chapter.id,
        place=PLACE,
        label=chapter.name,
        file_ids=media.own_files(company_id=chapter.company_id, file_ids=there),
    )
