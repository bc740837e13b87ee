import signal
import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

import structlog
from django.core.management.base import BaseCommand
from django.db import Error, connection
from django.utils import timezone

from apps.register import services
from shared.errors import PartAway
from shared.heartbeats.beating import Beating
from shared.heartbeats.models import Part
from shared.heartbeats.pulse import start_pulse

log = structlog.get_logger()

EVERY = 0.5
STORED_EVERY = 1.0


class Command(BaseCommand):
    help = (
        "Keep the register: give receipts their places in the log, sign it, copy it to the store."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        ended = Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: ended.set())
        start_pulse()
        Beating(Part.RECORDER).start()
        # A store that hangs delays copies, and no place in the log.
        storing = Thread(
            target=_go_on, args=[services.store_log, STORED_EVERY, ended], name="store"
        )
        storing.start()
        _go_on(lambda: services.record_entries(now=timezone.now()), EVERY, ended)
        storing.join()


def _go_on(act: Callable[[], object], every: float, ended: Event) -> None:
    """Again at once while there is something to do, and soon when there is not."""
    while not ended.is_set():
        began = time.monotonic()
        if not _tried(act):
            ended.wait(max(0.0, every - (time.monotonic() - began)))
    connection.close()


def _tried(act: Callable[[], object]) -> bool:
    try:
        return bool(act())
    except (Error, PartAway) as error:
        log.warning("register_not_kept", error=str(error))
        connection.close()  # of this thread: the next one is new
        return False
