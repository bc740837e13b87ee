"""What is read of translations."""

from apps.translations.selectors.memory import (
    Remembered,
    exactly_remembered,
    remembered,
    words_of,
)
from apps.translations.selectors.overlay import COVER, Overlay, overlay_of_content
from apps.translations.selectors.progress import (
    Progress,
    SheetProgress,
    progress_of,
    progress_of_booklet,
    shares_of,
    total_progress,
)
from apps.translations.selectors.sheets import (
    Sheet,
    get_sheet,
    require_locale,
    sheets_of,
    unit_named,
)
from apps.translations.selectors.written import Rows, as_written, translation_lines, written_in

__all__ = [
    "COVER",
    "Overlay",
    "Progress",
    "Remembered",
    "Rows",
    "Sheet",
    "SheetProgress",
    "as_written",
    "exactly_remembered",
    "get_sheet",
    "overlay_of_content",
    "progress_of",
    "progress_of_booklet",
    "remembered",
    "require_locale",
    "shares_of",
    "sheets_of",
    "total_progress",
    "translation_lines",
    "unit_named",
    "words_of",
    "written_in",
]
