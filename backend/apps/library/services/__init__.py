"""What can be done with sectors, obligations and chapters."""

from apps.library.services._content_rows import ContentClosed
from apps.library.services._save_content import CodeTaken
from apps.library.services.archive_obligation import archive_obligation
from apps.library.services.archive_sector import archive_sector
from apps.library.services.collate_page import (
    NotOfficialText,
    PageChangedMeanwhile,
    collate_page,
)
from apps.library.services.confirm_obligation import confirm_obligation
from apps.library.services.cover_obligations import cover_obligations
from apps.library.services.create_chapter import create_chapter
from apps.library.services.create_obligation import create_obligation
from apps.library.services.create_sector import create_sector
from apps.library.services.erase_user_traces import erase_user_traces
from apps.library.services.forget_chapters import forget_chapters
from apps.library.services.note_chapter_changed import note_chapter_changed
from apps.library.services.publish_obligation import publish_obligation
from apps.library.services.publish_sector import publish_sector
from apps.library.services.release_chapter import (
    ChapterUnchanged,
    ChapterWithoutPages,
    PageWithoutTitle,
    release_chapter,
)
from apps.library.services.reopen_chapter import ChapterNotRetired, reopen_chapter
from apps.library.services.retire_chapter import ChapterRetired, retire_chapter
from apps.library.services.send_chapter_back import ChapterNotInReview, send_chapter_back
from apps.library.services.send_chapter_to_review import NothingToReview, send_chapter_to_review
from apps.library.services.set_sector_chapters import ChosenChapter, set_sector_chapters
from apps.library.services.update_chapter import ChapterClosed, update_chapter
from apps.library.services.update_obligation import update_obligation
from apps.library.services.update_sector import update_sector
from apps.library.services.writing_chapter import ChapterPagesClosed, writing_chapter

__all__ = [
    "ChapterClosed",
    "ChapterNotInReview",
    "ChapterNotRetired",
    "ChapterPagesClosed",
    "ChapterRetired",
    "ChapterUnchanged",
    "ChapterWithoutPages",
    "ChosenChapter",
    "CodeTaken",
    "ContentClosed",
    "NotOfficialText",
    "NothingToReview",
    "PageChangedMeanwhile",
    "PageWithoutTitle",
    "archive_obligation",
    "archive_sector",
    "collate_page",
    "confirm_obligation",
    "cover_obligations",
    "create_chapter",
    "create_obligation",
    "create_sector",
    "erase_user_traces",
    "forget_chapters",
    "note_chapter_changed",
    "publish_obligation",
    "publish_sector",
    "release_chapter",
    "reopen_chapter",
    "retire_chapter",
    "send_chapter_back",
    "send_chapter_to_review",
    "set_sector_chapters",
    "update_chapter",
    "update_obligation",
    "update_sector",
    "writing_chapter",
]
