"""Who a mailing is for, as SQL beside `why_not`: everybody, those whom a filter wants, or some by name."""

import re
from datetime import datetime
from typing import Any
from uuid import UUID

from apps.booklets.models import Booklet
from apps.emailing.models import Nature
from apps.emailing.services._owed import of_owed
from apps.participation.selectors import ParticipantFilter, find_participants

_ASKED = re.compile(r"%%|%s")
_NAMED = re.compile(r"%\((\w+)\)s")

Values = dict[str, Any]


def of_audience(booklet: Booklet, audience: dict[str, Any], *, now: datetime) -> tuple[str, Values]:
    """A condition on `p` and its `person`, and what it has to be told."""
    if "owed" in audience:
        return of_owed(booklet, Nature(audience["owed"]), now=now)
    if "participants" in audience:
        return "p.id = ANY(%(listed)s)", {"listed": [UUID(one) for one in audience["participants"]]}
    if "filter" not in audience:
        return "TRUE", {}
    wanted = ParticipantFilter(**audience["filter"])
    today = booklet.company.today(now=now)
    rows = find_participants(booklet=booklet, wanted=wanted, today=today).order_by().values("id")
    sql, told = rows.query.sql_with_params()
    values = {f"wanted_{place}": value for place, value in enumerate(told)}
    names = iter(values)
    named = _ASKED.sub(lambda one: "%%" if one[0] == "%%" else f"%({next(names)})s", sql)
    return f"p.id IN ({named})", values


def in_order(sql: str, values: Values) -> tuple[str, list[Any]]:
    """The same statement with its values in their places, as Django's own are written."""
    told: list[Any] = []

    def note(one: re.Match[str]) -> str:
        told.append(values[one[1]])
        return "%s"

    return _NAMED.sub(note, sql), told
