"""Reads of pages."""

from apps.pages.selectors.pages import get_page, list_pages
from apps.pages.selectors.presence import people_on
from apps.pages.selectors.revisions import compare_revisions, get_revision, list_revisions

__all__ = [
    "compare_revisions",
    "get_page",
    "get_revision",
    "list_pages",
    "list_revisions",
    "people_on",
]
