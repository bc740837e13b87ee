"""What is read of translations."""

from apps.translations.selectors.overlay import COVER, Overlay, overlay_of_content
from apps.translations.selectors.progress import (
    Progress,
    SheetProgress,
    progress_of,
    progress_of_booklet,
    shares_of,
    total_progress,
)
from apps.translations.selectors.sheets import Sheet, get_sheet, require_locale, sheets_of
from apps.translations.selectors.written import Rows, as_written, translation_lines, written_in

__all__ = [
    "COVER",
    "Overlay",
    "Progress",
    "Rows",
    "Sheet",
    "SheetProgress",
    "as_written",
    "get_sheet",
    "overlay_of_content",
    "progress_of",
    "progress_of_booklet",
    "require_locale",
    "shares_of",
    "sheets_of",
    "total_progress",
    "translation_lines",
    "written_in",
]
