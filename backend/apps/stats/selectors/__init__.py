"""What is known of readings, of what they are about, and of the people who are asked to read."""

from apps.stats.selectors.asked import Asked, require_asked, require_booklet
from apps.stats.selectors.booklets import CoveredBooklet, published_booklets
from apps.stats.selectors.breakdown import Breakdown, By, breakdown
from apps.stats.selectors.chapters import UnderstoodPage, UnderstoodPages, understood_pages
from apps.stats.selectors.cursors import Place, place_of
from apps.stats.selectors.editions import KnownEdition, KnownEditions
from apps.stats.selectors.following import Following, following
from apps.stats.selectors.lots import UnclearPage, UnclearPages, unclear_pages
from apps.stats.selectors.months import (
    ACKNOWLEDGED,
    OPENED,
    READ,
    WAITING,
    Months,
    months,
    settled_months,
)
from apps.stats.selectors.readings import Readings, readings
from apps.stats.selectors.unclear import FlaggedPage, FlaggedPages, flagged_pages

__all__ = [
    "ACKNOWLEDGED",
    "OPENED",
    "READ",
    "WAITING",
    "Asked",
    "Breakdown",
    "By",
    "CoveredBooklet",
    "FlaggedPage",
    "FlaggedPages",
    "Following",
    "KnownEdition",
    "KnownEditions",
    "Months",
    "Place",
    "Readings",
    "UnclearPage",
    "UnclearPages",
    "UnderstoodPage",
    "UnderstoodPages",
    "breakdown",
    "flagged_pages",
    "following",
    "months",
    "place_of",
    "published_booklets",
    "readings",
    "require_asked",
    "require_booklet",
    "settled_months",
    "unclear_pages",
    "understood_pages",
]
