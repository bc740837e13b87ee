"""Reads of booklets."""

from apps.booklets.selectors.access import (
    Holder,
    get_access,
    get_holder,
    list_candidates,
    list_colleagues,
    list_holders,
    main_managers,
    member_of,
)
from apps.booklets.selectors.available_chapters import (
    AvailableChapter,
    list_available_chapters,
    offered_to,
)
from apps.booklets.selectors.booklets import get_booklet, get_managed_booklet, name_is_free
from apps.booklets.selectors.chapter_usage import booklets_of_chapter, chapter_usage
from apps.booklets.selectors.checks import Checks, check_booklet
from apps.booklets.selectors.filled_values import FilledValues, filled_values
from apps.booklets.selectors.find import FoundPart, find_chapters, find_pages
from apps.booklets.selectors.grid import Grid, GridLine, grid_of
from apps.booklets.selectors.languages import languages_of, readable_locales, usage_of_locales
from apps.booklets.selectors.lines import booklet_lines
from apps.booklets.selectors.list import BookletFilter, count_booklets, list_booklets
from apps.booklets.selectors.locks import (
    is_held_by_lock,
    is_locked,
    is_page_locked,
    locked_chapters,
    locked_pages,
)
from apps.booklets.selectors.minutes import minutes_of
from apps.booklets.selectors.missing import missing_obligations
from apps.booklets.selectors.needed_values import NeededValues, needed_values
from apps.booklets.selectors.notices import list_notices
from apps.booklets.selectors.outline import (
    PlannedChapter,
    PlannedPage,
    core_state,
    get_outline,
    get_planned_page,
    removed_chapters,
)
from apps.booklets.selectors.plan import (
    EVERYBODY,
    MOST_CHAPTERS,
    MOST_PAGES,
    chapters_of,
    get_chapter,
    get_page,
    pages_of,
    standing_chapters,
)
from apps.booklets.selectors.preview import Drawn, DrawnChapter, Reader, draw_booklet
from apps.booklets.selectors.receipt_sentence import (
    receipt_sentence,
    sentence_in,
    sentence_naming,
    usual_sentence,
)
from apps.booklets.selectors.sectors import (
    SectorChoice,
    mandatory_chapters,
    obligations_of,
    recommended_chapters,
    sector_choices,
    usual_sector,
)
from apps.booklets.selectors.sizes import (
    SizedPlan,
    asked_obligations,
    sized_plan,
    sized_plans,
)
from apps.booklets.selectors.slugs import old_slugs
from apps.booklets.selectors.suggestions import Suggestion, suggestions_for
from apps.booklets.selectors.theme import logo_of, picture_of
from apps.booklets.selectors.value_usage import value_usage

__all__ = [
    "EVERYBODY",
    "MOST_CHAPTERS",
    "MOST_PAGES",
    "AvailableChapter",
    "BookletFilter",
    "Checks",
    "Drawn",
    "DrawnChapter",
    "FilledValues",
    "FoundPart",
    "Grid",
    "GridLine",
    "Holder",
    "NeededValues",
    "PlannedChapter",
    "PlannedPage",
    "Reader",
    "SectorChoice",
    "SizedPlan",
    "Suggestion",
    "asked_obligations",
    "booklet_lines",
    "booklets_of_chapter",
    "chapter_usage",
    "chapters_of",
    "check_booklet",
    "core_state",
    "count_booklets",
    "draw_booklet",
    "filled_values",
    "find_chapters",
    "find_pages",
    "get_access",
    "get_booklet",
    "get_chapter",
    "get_holder",
    "get_managed_booklet",
    "get_outline",
    "get_page",
    "get_planned_page",
    "grid_of",
    "is_held_by_lock",
    "is_locked",
    "is_page_locked",
    "languages_of",
    "list_available_chapters",
    "list_booklets",
    "list_candidates",
    "list_colleagues",
    "list_holders",
    "list_notices",
    "locked_chapters",
    "locked_pages",
    "logo_of",
    "main_managers",
    "mandatory_chapters",
    "member_of",
    "minutes_of",
    "missing_obligations",
    "name_is_free",
    "needed_values",
    "obligations_of",
    "offered_to",
    "old_slugs",
    "pages_of",
    "picture_of",
    "readable_locales",
    "receipt_sentence",
    "recommended_chapters",
    "removed_chapters",
    "sector_choices",
    "sentence_in",
    "sentence_naming",
    "sized_plan",
    "sized_plans",
    "standing_chapters",
    "suggestions_for",
    "usage_of_locales",
    "usual_sector",
    "usual_sentence",
    "value_usage",
]
