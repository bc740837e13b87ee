from datetime import date, datetime
from typing import Any

from apps.booklets.models import Booklet
from apps.booklets.selectors import readable_locales
from apps.participation.models import Participation
from shared import errors


def require_good(*, booklet: Booklet, changes: dict[str, Any], now: datetime) -> None:
    """A language that readers of the booklet get, a day that is not over."""
    language, due_on = changes.get("language"), changes.get("due_on")
    if language and language not in readable_locales(booklet):
        raise errors.Invalid({"language": "enum"})
    if due_on and due_on < booklet.company.today(now=now):
        raise errors.Invalid({"due_on": "day_is_past"})


def update(one: Participation, changes: dict[str, Any]) -> dict[str, Any]:
    """Another language, another due day, or none; what they were before, of what is another now."""
    told = {
        name: value
        for name, value in changes.items()
        if (value is not None or name == "due_on") and getattr(one, name) != value
    }
    before = {name: getattr(one, name) for name in told}
    for name, value in told.items():
        setattr(one, name, value)
    return before


def said_in_journal(value: Any) -> Any:
    """A day as it is written down."""
    return value.isoformat() if isinstance(value, date) else value
