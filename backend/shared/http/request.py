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
    switch_ended: bool
    """The page still believes that it acts as somebody: it has not been told of the end."""
