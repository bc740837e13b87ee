from collections.abc import Callable
from zoneinfo import ZoneInfo

from django.contrib.sessions.backends.base import SessionBase
from django.http import HttpRequest

from shared.actor import Actor


class Request(HttpRequest):
    """A request whose caller is known, as every endpoint receives it."""

    actor: Actor
    timezone: ZoneInfo
    session: SessionBase
    request_id: str
    said_anyway: Callable[[], None] | None
    """Written down even if the call is refused, which undoes everything else."""
    switch_ended: bool
    """The page still believes that it acts as somebody: it has not been told of the end."""
