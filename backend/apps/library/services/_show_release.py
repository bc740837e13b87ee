from apps.library.models import Chapter, ChapterVersion
from apps.media import selectors as media
from apps.media import services as media_services
from shared.documents import media_of

PLACE = "release"


def show_release(chapter: Chapter, version: ChapterVersion) -> None:
    """Count the files that a release shows: nobody throws them away once the draft shows them no more."""
    shown = {file for page in version.pages for file in media_of(page["document"])}
    there = media.showable_files(company_id=chapter.company_id, file_ids=shown)
    media_services.set_usages(
        company_id=chapter.company_id,
        owner_type="chapter",
        owner_id=chapter.id,
        place=PLACE,
        label=chapter.name,
        file_ids=media.own_files(company_id=chapter.company_id, file_ids=there),
    )
