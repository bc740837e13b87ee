"""Reads of booklets."""

from apps.booklets.selectors.access import (
    Holder,
    get_access,
    get_holder,
    list_candidates,
    list_holders,
    main_managers,
    member_of,
)
from apps.booklets.selectors.booklets import get_booklet, get_managed_booklet, name_is_free
from apps.booklets.selectors.lines import booklet_lines
from apps.booklets.selectors.list import BookletFilter, count_booklets, list_booklets
from apps.booklets.selectors.slugs import old_slugs

__all__ = [
    "BookletFilter",
    "Holder",
    "booklet_lines",
    "count_booklets",
    "get_access",
    "get_booklet",
    "get_holder",
    "get_managed_booklet",
    "list_booklets",
    "list_candidates",
    "list_holders",
    "main_managers",
    "member_of",
    "name_is_free",
    "old_slugs",
]
