"""What can be done with booklets."""

from apps.booklets.services._follow_library import ChapterWithoutOrigin
from apps.booklets.services._given import MainManagerNeeded
from apps.booklets.services._hold import BookletClosed, BookletInReview, hold_booklet, hold_for
from apps.booklets.services._media import BadLogo, show_theme
from apps.booklets.services._order import TooManyChapters
from apps.booklets.services._quota import PublishedQuotaReached, require_room_to_publish
from apps.booklets.services._save import BookletNameTaken
from apps.booklets.services._turn import turn
from apps.booklets.services.add_booklet_page import add_booklet_page
from apps.booklets.services.add_chapter import ChapterAlreadyThere, add_chapter
from apps.booklets.services.archive_booklet import BookletNotToArchive, archive_booklet
from apps.booklets.services.attach_chapter import attach_chapter
from apps.booklets.services.bring_back_booklet_page import bring_back_booklet_page
from apps.booklets.services.bring_back_chapter import bring_back_chapter
from apps.booklets.services.change_access import change_access
from apps.booklets.services.copy_booklet import copy_booklet
from apps.booklets.services.cover_booklet_obligations import cover_booklet_obligations
from apps.booklets.services.create_booklet import create_booklet
from apps.booklets.services.delete_booklet import delete_booklet
from apps.booklets.services.detach_chapter import detach_chapter
from apps.booklets.services.drop_own_value import ValueInUse, drop_own_value
from apps.booklets.services.duplicate_booklet_page import duplicate_booklet_page
from apps.booklets.services.end_accesses import end_accesses
from apps.booklets.services.export_coverage import export_coverage
from apps.booklets.services.finish_booklet import (
    BookletFinished,
    BookletWithoutSector,
    finish_booklet,
)
from apps.booklets.services.forget_booklets import forget_booklets
from apps.booklets.services.forget_person import forget_person
from apps.booklets.services.give_access import AccessExists, give_access
from apps.booklets.services.make_main_manager import make_main_manager
from apps.booklets.services.move_booklet_page import move_booklet_page
from apps.booklets.services.move_chapter import move_chapter
from apps.booklets.services.purge_trash import KEPT_IN_TRASH, purge_trash, purge_trash_of_company
from apps.booklets.services.remove_access import remove_access
from apps.booklets.services.remove_booklet_page import remove_booklet_page
from apps.booklets.services.remove_chapter import ChapterMandatory, remove_chapter
from apps.booklets.services.rename_chapter import rename_chapter
from apps.booklets.services.restore_booklet import BookletNotTrashed, restore_booklet
from apps.booklets.services.restore_booklet_revision import restore_booklet_revision
from apps.booklets.services.save_booklet_page import save_booklet_page
from apps.booklets.services.send_booklet_back import BookletNotInReview, send_booklet_back
from apps.booklets.services.send_booklet_to_review import BookletNotDraft, send_booklet_to_review
from apps.booklets.services.set_booklet_options import BookletSlugTaken, set_booklet_options
from apps.booklets.services.set_not_applicable import set_not_applicable
from apps.booklets.services.set_page_conditions import set_page_conditions
from apps.booklets.services.set_theme import set_theme
from apps.booklets.services.transfer_booklet import transfer_booklet
from apps.booklets.services.trash_booklet import BookletNotToTrash, trash_booklet
from apps.booklets.services.unarchive_booklet import BookletNotArchived, unarchive_booklet
from apps.booklets.services.unset_not_applicable import unset_not_applicable
from apps.booklets.services.update_booklet import update_booklet
from apps.booklets.services.update_booklet_page import update_booklet_page
from apps.booklets.services.writing_booklet import writing_booklet

__all__ = [
    "KEPT_IN_TRASH",
    "AccessExists",
    "BadLogo",
    "BookletClosed",
    "BookletFinished",
    "BookletInReview",
    "BookletNameTaken",
    "BookletNotArchived",
    "BookletNotDraft",
    "BookletNotInReview",
    "BookletNotToArchive",
    "BookletNotToTrash",
    "BookletNotTrashed",
    "BookletSlugTaken",
    "BookletWithoutSector",
    "ChapterAlreadyThere",
    "ChapterMandatory",
    "ChapterWithoutOrigin",
    "MainManagerNeeded",
    "PublishedQuotaReached",
    "TooManyChapters",
    "ValueInUse",
    "add_booklet_page",
    "add_chapter",
    "archive_booklet",
    "attach_chapter",
    "bring_back_booklet_page",
    "bring_back_chapter",
    "change_access",
    "copy_booklet",
    "cover_booklet_obligations",
    "create_booklet",
    "delete_booklet",
    "detach_chapter",
    "drop_own_value",
    "duplicate_booklet_page",
    "end_accesses",
    "export_coverage",
    "finish_booklet",
    "forget_booklets",
    "forget_person",
    "give_access",
    "hold_booklet",
    "hold_for",
    "make_main_manager",
    "move_booklet_page",
    "move_chapter",
    "purge_trash",
    "purge_trash_of_company",
    "remove_access",
    "remove_booklet_page",
    "remove_chapter",
    "rename_chapter",
    "require_room_to_publish",
    "restore_booklet",
    "restore_booklet_revision",
    "save_booklet_page",
    "send_booklet_back",
    "send_booklet_to_review",
    "set_booklet_options",
    "set_not_applicable",
    "set_page_conditions",
    "set_theme",
    "show_theme",
    "transfer_booklet",
    "trash_booklet",
    "turn",
    "unarchive_booklet",
    "unset_not_applicable",
    "update_booklet",
    "update_booklet_page",
    "writing_booklet",
]
