"""Reads of the chapter library."""

from apps.library.selectors.chapters import (
    ChapterFilter,
    count_chapters,
    get_chapter,
    get_own_chapter,
    get_version,
    list_chapters,
    list_versions,
    list_written_pages,
    newest_outline,
)
from apps.library.selectors.comparison import (
    VersionChanges,
    compare_releases,
    compare_with_version,
)
from apps.library.selectors.covering import Covering, chapters_covering
from apps.library.selectors.lines import chapter_lines
from apps.library.selectors.obligations import (
    TO_VERIFY,
    ObligationFilter,
    checked_since,
    get_obligation,
    is_overdue,
    list_obligations,
    obligations_by_id,
    obligations_of_sector,
)
from apps.library.selectors.offers import Offer, offers_covering
from apps.library.selectors.sectors import (
    SectorFilter,
    chapters_of_sector,
    count_chapters_of,
    count_obligations_of,
    coverage_of,
    get_sector,
    list_sectors,
    sectors_by_id,
)
from apps.library.selectors.usage import chapter_usage, taking_booklets
from apps.library.selectors.values import known_living_values, list_living_values

__all__ = [
    "TO_VERIFY",
    "ChapterFilter",
    "Covering",
    "ObligationFilter",
    "Offer",
    "SectorFilter",
    "VersionChanges",
    "chapter_lines",
    "chapter_usage",
    "chapters_covering",
    "chapters_of_sector",
    "checked_since",
    "compare_releases",
    "compare_with_version",
    "count_chapters",
    "count_chapters_of",
    "count_obligations_of",
    "coverage_of",
    "get_chapter",
    "get_obligation",
    "get_own_chapter",
    "get_sector",
    "get_version",
    "is_overdue",
    "known_living_values",
    "list_chapters",
    "list_living_values",
    "list_obligations",
    "list_sectors",
    "list_versions",
    "list_written_pages",
    "newest_outline",
    "obligations_by_id",
    "obligations_of_sector",
    "offers_covering",
    "sectors_by_id",
    "taking_booklets",
]
