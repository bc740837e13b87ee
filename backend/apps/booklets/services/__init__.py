"""What can be done with booklets."""

from apps.booklets.services._hold import BookletClosed, BookletInReview, hold_booklet, hold_for
from apps.booklets.services._media import BadLogo, show_theme
from apps.booklets.services._order import TooManyChapters
from apps.booklets.services._save import BookletNameTaken
from apps.booklets.services.copy_booklet import copy_booklet
from apps.booklets.services.create_booklet import create_booklet
from apps.booklets.services.set_theme import set_theme
from apps.booklets.services.update_booklet import update_booklet
from apps.booklets.services.writing_booklet import writing_booklet

__all__ = [
    "BadLogo",
    "BookletClosed",
    "BookletInReview",
    "BookletNameTaken",
    "TooManyChapters",
    "copy_booklet",
    "create_booklet",
    "hold_booklet",
    "hold_for",
    "set_theme",
    "show_theme",
    "update_booklet",
    "writing_booklet",
]
