import signal
import socket
from argparse import ArgumentParser
from pathlib import Path
from threading import Event, Thread
from typing import Any

import structlog
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import Error, connection
from django.utils import timezone

from apps.stats.facts import Segments
from apps.stats.services import Loader, Shipping
from shared.heartbeats.beating import Beating, Work
from shared.heartbeats.models import Part
from shared.heartbeats.pulse import start_pulse

log = structlog.get_logger()

EVERY = 1.0
TIDIED_EVERY = 30.0


class Command(BaseCommand):
    help = "Bring what pages told of this reading node into the database, and count it."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--facts", type=Path, default=settings.FACTS)
        parser.add_argument("--node", default=socket.gethostname())
        parser.add_argument("--loaders", type=int, default=1)

    def handle(
        self, *args: Any, facts: Path | None, node: str, loaders: int, **options: Any
    ) -> None:
        if not facts:
            raise CommandError("LIVRETIER_FACTS is not set: the folder in which nginx writes")
        ended = Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: ended.set())
        start_pulse()
        shipping = Shipping(
            Segments(facts), [Loader(node, number, loaders) for number in range(loaders)]
        )
        Beating(Part.FACTS, lambda: Work(*shipping.so_far())).start()
        threads = [
            Thread(target=_go_on, args=[shipping, loader, ended], name=f"loader {loader.number}")
            for loader in shipping.loaders
        ]
        for thread in threads:
            thread.start()
        while not ended.wait(TIDIED_EVERY):
            shipping.tidy(now=timezone.now())
        for thread in threads:
            thread.join()


def _go_on(shipping: Shipping, loader: Loader, ended: Event) -> None:
    """Again at once while there is something to bring, and soon when there is not."""
    while not ended.is_set():
        try:
            brought = shipping.step(loader, now=timezone.now())
        except Error as error:
            log.warning("facts_wait", error=str(error))
            connection.close()  # of this thread: the next one is new
            brought = False
        if not brought:
            ended.wait(EVERY)
    connection.close()
