"""Saying that a process lives, and knowing which does not."""

import socket
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from threading import Event, Thread
from typing import NamedTuple

import structlog
from django.db import Error, connection
from django.db.models.functions import Coalesce, Now

from shared.heartbeats.models import Backlog, Heartbeat, Part

log = structlog.get_logger()

EVERY_SECONDS = 5.0
MISSING_AFTER = timedelta(seconds=30)
FORGOTTEN_AFTER = timedelta(days=1)  # a machine that is there no more


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


class Work(NamedTuple):
    """What a process has done since it began, and what it has not done yet."""

    done: int
    waiting: int


def tell_work(part: Part, work: Work, *, node: str) -> None:
    """How far this part is on this machine, for whoever watches it."""
    row, _ = Backlog.objects.get_or_create(
        part=part, node=node, defaults={"waiting": 0, "done": 0, "told_at": Now()}
    )
    since = (Coalesce("since", Now())) if work.waiting else None
    Backlog.objects.filter(id=row.id).update(
        done=work.done, waiting=work.waiting, since=since, told_at=Now()
    )
    Backlog.objects.filter(told_at__lt=Now() - FORGOTTEN_AFTER).delete()


class Beating:
    """Says every few seconds that the process lives, beside whatever it does, and how far it is."""

    def __init__(self, part: Part, work: Callable[[], Work] | None = None) -> None:
        self.part, self.work, self._ended = part, work, Event()

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
                if self.work:
                    tell_work(self.part, self.work(), node=socket.gethostname())
            except (Error, OSError) as error:
                log.warning("heartbeat_not_told", part=self.part, error=str(error))
                connection.close()  # of this thread: the next one is new
            self._ended.wait(EVERY_SECONDS)
        connection.close()
