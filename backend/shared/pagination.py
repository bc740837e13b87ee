"""Lists by key: the next page starts after a row, not after a count."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic, TypeVar

from django.core.exceptions import ValidationError
from django.db.models import Model, Q, QuerySet

from shared import errors

LARGEST_PAGE = 100

M = TypeVar("M", bound=Model)


class BadCursor(errors.Invalid):
    code = "bad_cursor"


@dataclass(frozen=True, slots=True)
class Page(Generic[M]):
    """Some rows in order, and where the next ones start."""

    items: list[M]
    next: str | None


def paginate(rows: QuerySet[M], *, by: Sequence[str], cursor: str | None, limit: int) -> Page[M]:
    """Up to `limit` rows ordered by these fields (`-` descends; the last one is unique)."""
    return paginate_parts([rows], by=by, cursor=cursor, limit=limit)


def paginate_parts(
    parts: Sequence[QuerySet[M]], *, by: Sequence[str], cursor: str | None, limit: int
) -> Page[M]:
    """The same of parts that share no row: a page of each is read, and the first rows of all are taken."""
    wanted = min(limit, LARGEST_PAGE)
    if cursor:
        try:
            after = _after(by, _decode(cursor, len(by)))
            parts = [part.filter(after) for part in parts]
        except (TypeError, ValueError, ValidationError) as error:
            raise BadCursor from error
    rows, *others = (part.order_by(*by)[: wanted + 1] for part in parts)
    if others:
        rows = rows.union(*others, all=True).order_by(*by)[: wanted + 1]
    found = list(rows)
    items = found[:wanted]
    return Page(items, _encode(by, items[-1]) if len(found) > wanted else None)


def _after(by: Sequence[str], values: Sequence[Any]) -> Q:
    """(a, b) > (x, y): a >= x, but none of the same a up to (x, y).

    So written, the leading field can use its index, and is all that PostgreSQL expects to narrow the list: with OR it
    expected half the rows, and read and sorted them instead of walking the index to the end of the page.
    """
    name, beyond = by[0].removeprefix("-"), "lt" if by[0].startswith("-") else "gt"
    if len(by) == 1:
        return Q(**{f"{name}__{beyond}": values[0]})
    same_but_before = Q(**{name: values[0]}) & ~_after(by[1:], values[1:])
    return Q(**{f"{name}__{beyond}e": values[0]}) & ~same_but_before


def _encode(by: Sequence[str], row: Model) -> str:
    values = [_value(row, field.removeprefix("-")) for field in by]
    return urlsafe_b64encode(json.dumps(values, default=_plain).encode()).decode()


def _plain(value: Any) -> str:
    """Whole, unlike Django's own encoder, which drops the last three digits of a moment."""
    return value.isoformat() if isinstance(value, datetime) else str(value)


def _value(row: Any, path: str) -> Any:
    for name in path.split("__"):
        row = getattr(row, name)
    return row


def _decode(cursor: str, length: int) -> list[Any]:
    try:
        values = json.loads(urlsafe_b64decode(cursor.encode()))
    except (BadBase64, UnicodeError, RecursionError) as error:
        raise ValueError(cursor) from error
    if not isinstance(values, list) or len(values) != length:
        raise ValueError(cursor)
    if not all(isinstance(value, str | int) for value in values):
        raise ValueError(cursor)
    "".join(str(value) for value in values).encode()  # half a character is none for PostgreSQL
    return values
