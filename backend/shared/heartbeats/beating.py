"""Saying that a process lives, and knowing which does not."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from threading import Event, Thread

import structlog
from django.db import Error, connection
from django.db.models.functions import Now

from shared.heartbeats.models import Heartbeat, Part

log = structlog.get_logger()

EVERY_SECONDS = 5.0
MISSING_AFTER = timedelta(seconds=30)


def beat(part: Part) -> None:
    """This process lives, now."""
    Heartbeat.objects.update_or_create(part=part, defaults={"beaten_at": Now()})


def missing_parts() -> set[Part]:
    """The parts of which nothing was heard for half a minute, or ever."""
    lately = Heartbeat.objects.filter(beaten_at__gt=Now() - MISSING_AFTER)
    return set(Part) - {Part(part) for part in lately.values_list("part", flat=True)}


@dataclass(frozen=True, slots=True)
class LastBeat:
    """When a part was last heard, if ever, and whether it is missing since."""

    part: Part
    at: datetime | None
    missing: bool


def last_beats() -> list[LastBeat]:
    """What was last heard of every part."""
    heard = {Part(part): at for part, at in Heartbeat.objects.values_list("part", "beaten_at")}
    missing = missing_parts()
    return [LastBeat(part, heard.get(part), part in missing) for part in Part]


class Beating:
    """Says every few seconds that the process lives, beside whatever it does."""

    def __init__(self, part: Part) -> None:
        self.part, self._ended = part, Event()

    def start(self) -> None:
        """It ends with the process: nothing waits for it."""
        Thread(target=self._run, name=f"heartbeat of {self.part}", daemon=True).start()

    def end(self) -> None:
        """No further beat."""
        self._ended.set()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                beat(self.part)
            except Error as error:
                log.warning("heartbeat_not_told", part=self.part, error=str(error))
                connection.close()  # of this thread: the next one is new
            self._ended.wait(EVERY_SECONDS)
        connection.close()
