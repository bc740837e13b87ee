from collections.abc import Iterable
from typing import Any

from apps.publishing.models import Publication, Scope

Number = tuple[int, int]

FIRST: Number = (1, 0)


def next_minor(newest: Publication | None) -> Number:
    """Nobody is asked to read anything again."""
    return (newest.major, newest.minor + 1) if newest else FIRST


def next_major(newest: Publication | None) -> Number:
    """Some page has to be read again."""
    return (newest.major + 1, 0) if newest else FIRST


def next_number(newest: Publication | None, changes: Iterable[dict[str, Any]]) -> Number:
    to_reread = any(change["scope"] == Scope.TO_REREAD for change in changes)
    return next_major(newest) if to_reread else next_minor(newest)
