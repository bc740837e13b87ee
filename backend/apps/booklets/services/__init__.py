"""What can be done with booklets."""

from apps.booklets.services._rules import (
    BookletClosed,
    BookletInReview,
    ChapterLocked,
    lock_booklet,
    lock_for,
    writing_booklet,
)
from apps.booklets.services.access._rules import MainManagerNeeded
from apps.booklets.services.access.change_access import change_access
from apps.booklets.services.access.end_accesses import end_accesses
from apps.booklets.services.access.give_access import AccessExists, give_access
from apps.booklets.services.access.make_main_manager import make_main_manager
from apps.booklets.services.access.remove_access import remove_access
from apps.booklets.services.access.transfer_booklet import transfer_booklet
from apps.booklets.services.content._rules import (
    ChapterWithoutOrigin,
    TooManyChapters,
)
from apps.booklets.services.content.add_booklet_page import add_booklet_page
from apps.booklets.services.content.add_chapter import ChapterAlreadyThere, add_chapter
from apps.booklets.services.content.attach_chapter import attach_chapter
from apps.booklets.services.content.bring_back_booklet_page import bring_back_booklet_page
from apps.booklets.services.content.bring_back_chapter import bring_back_chapter
from apps.booklets.services.content.detach_chapter import detach_chapter
from apps.booklets.services.content.duplicate_booklet_page import duplicate_booklet_page
from apps.booklets.services.content.move_booklet_page import move_booklet_page
from apps.booklets.services.content.move_chapter import move_chapter
from apps.booklets.services.content.remove_booklet_page import remove_booklet_page
from apps.booklets.services.content.remove_chapter import ChapterMandatory, remove_chapter
from apps.booklets.services.content.rename_chapter import rename_chapter
from apps.booklets.services.content.restore_booklet_revision import restore_booklet_revision
from apps.booklets.services.content.save_booklet_page import save_booklet_page
from apps.booklets.services.content.update_booklet_page import update_booklet_page
from apps.booklets.services.life._rules import (
    BookletNameTaken,
    PublishedQuotaReached,
    change_status,
    require_room_to_publish,
)
from apps.booklets.services.life.approve_booklet import approve_booklet
from apps.booklets.services.life.archive_booklet import BookletNotToArchive, archive_booklet
from apps.booklets.services.life.copy_booklet import copy_booklet
from apps.booklets.services.life.create_booklet import create_booklet
from apps.booklets.services.life.delete_booklet import delete_booklet
from apps.booklets.services.life.erase_user_traces import erase_user_traces
from apps.booklets.services.life.finish_booklet import (
    BookletFinished,
    BookletWithoutSector,
    finish_booklet,
)
from apps.booklets.services.life.forget_booklets import forget_booklets
from apps.booklets.services.life.purge_trash import (
    KEPT_IN_TRASH,
    purge_trash,
    purge_trash_of_company,
)
from apps.booklets.services.life.restore_booklet import BookletNotTrashed, restore_booklet
from apps.booklets.services.life.send_booklet_back import BookletNotInReview, send_booklet_back
from apps.booklets.services.life.send_booklet_to_review import (
    BookletNotDraft,
    send_booklet_to_review,
)
from apps.booklets.services.life.trash_booklet import BookletNotToTrash, trash_booklet
from apps.booklets.services.life.unarchive_booklet import BookletNotArchived, unarchive_booklet
from apps.booklets.services.life.update_booklet import update_booklet
from apps.booklets.services.options._rules import BadLogo, show_theme
from apps.booklets.services.options.cover_booklet_obligations import cover_booklet_obligations
from apps.booklets.services.options.export_coverage import export_coverage
from apps.booklets.services.options.note_shares import note_shares
from apps.booklets.services.options.set_booklet_options import BookletSlugTaken, set_booklet_options
from apps.booklets.services.options.set_not_applicable import set_not_applicable
from apps.booklets.services.options.set_page_conditions import set_page_conditions
from apps.booklets.services.options.set_theme import set_theme
from apps.booklets.services.options.unset_not_applicable import unset_not_applicable

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
    "ChapterLocked",
    "ChapterMandatory",
    "ChapterWithoutOrigin",
    "MainManagerNeeded",
    "PublishedQuotaReached",
    "TooManyChapters",
    "add_booklet_page",
    "add_chapter",
    "approve_booklet",
    "archive_booklet",
    "attach_chapter",
    "bring_back_booklet_page",
    "bring_back_chapter",
    "change_access",
    "change_status",
    "copy_booklet",
    "cover_booklet_obligations",
    "create_booklet",
    "delete_booklet",
    "detach_chapter",
    "duplicate_booklet_page",
    "end_accesses",
    "erase_user_traces",
    "export_coverage",
    "finish_booklet",
    "forget_booklets",
    "give_access",
    "lock_booklet",
    "lock_for",
    "make_main_manager",
    "move_booklet_page",
    "move_chapter",
    "note_shares",
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
    "unarchive_booklet",
    "unset_not_applicable",
    "update_booklet",
    "update_booklet_page",
    "writing_booklet",
]
