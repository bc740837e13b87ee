from datetime import datetime

from apps.booklets import selectors
from apps.values import services as values
from shared import errors
from shared.actor import Actor, require_own_hands


class ValueInUse(errors.Conflict):
    code = "value_in_use"


def drop_own_value(*, actor: Actor, key: str, now: datetime) -> None:
    """A value that the company made goes, unless a page inserts it."""
    require_own_hands(actor)
    if usage := selectors.value_usage(actor=actor).get(key):
        raise ValueInUse(pages=usage.pages)
    values.remove_own_value(actor=actor, key=key, now=now)
