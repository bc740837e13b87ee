"""Reads of booklets."""

from apps.booklets.selectors.booklets import get_booklet, name_is_free
from apps.booklets.selectors.plan import (
    MOST_CHAPTERS,
    MOST_PAGES,
    chapters_of,
    get_chapter,
    get_page,
    pages_of,
    standing_chapters,
)
from apps.booklets.selectors.sectors import (
    SectorChoice,
    mandatory_chapters,
    obligations_of,
    recommended_chapters,
    sector_choices,
)

__all__ = [
    "MOST_CHAPTERS",
    "MOST_PAGES",
    "SectorChoice",
    "chapters_of",
    "get_booklet",
    "get_chapter",
    "get_page",
    "mandatory_chapters",
    "name_is_free",
    "obligations_of",
    "pages_of",
    "recommended_chapters",
    "sector_choices",
    "standing_chapters",
]
