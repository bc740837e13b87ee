import signal
from threading import Event, Thread
from typing import Any

import structlog
from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser
from django.db import Error, connection

from apps.emailing.services import Sender
from shared.heartbeats.beating import Beating
from shared.heartbeats.models import Part
from shared.heartbeats.pulse import start_pulse
from shared.spool.client import SpoolAway

log = structlog.get_logger()

EVERY = 0.5
AFTER_LOSS = 1.0


class Command(BaseCommand):
    help = "Write to the people of mailings: claim deliveries, hand them to the spool, note what became of each."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--by-night", action="store_true", help="quiet hours are not kept: for trials only"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        ended = Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: ended.set())
        start_pulse()
        Beating(Part.SENDER).start()
        # While one waits for PostgreSQL, another fills messages.
        senders = [
            Thread(
                target=_go_on,
                args=[Sender(by_night=options["by_night"]), ended],
                name=f"sender {number}",
            )
            for number in range(settings.MAIL_SENDERS)
        ]
        for sender in senders:
            sender.start()
        for sender in senders:
            sender.join()


def _go_on(sender: Sender, ended: Event) -> None:
    while not ended.is_set():
        try:
            if not sender.step():
                ended.wait(EVERY)
        except (Error, SpoolAway) as error:
            log.warning("mailings_wait", error=str(error))
            connection.close()  # of this thread: the next one is new
            ended.wait(AFTER_LOSS)
    _finish(sender)


def _finish(sender: Sender) -> None:
    try:
        sender.end()
    except (Error, SpoolAway) as error:
        log.warning("mailings_left", error=str(error))
    connection.close()
