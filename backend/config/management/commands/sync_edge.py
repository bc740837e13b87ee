import signal
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import connection
from django.utils import timezone

from apps.reading import selectors
from apps.reading.edge import EdgeSync, News
from shared.heartbeats.beating import Beating, Work
from shared.heartbeats.models import Part
from shared.heartbeats.pulse import start_pulse

HEARD = "heard"  # touched whenever the database was heard: for whoever watches


class Command(BaseCommand):
    help = "Sync the edge of this reading node: lay what is published, open and close it in time."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--edge", type=Path, default=settings.EDGE)

    def handle(self, *args: Any, edge: Path | None, **options: Any) -> None:
        if not edge:
            raise CommandError("LIVRETIER_EDGE is not set: the folder that nginx serves")
        news = News(
            since=selectors.entries_since,
            numbers=selectors.numbers_of_all,
            of=selectors.entries_of,
        )
        sync = EdgeSync(
            edge,
            news=news,
            now=timezone.now,
            heard=(edge / HEARD).touch,
            away=_hang_up,
        )
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: sync.end())
        start_pulse()
        Beating(Part.EDGE, lambda: Work(*sync.so_far())).start()
        sync.run()


def _hang_up() -> None:
    """The connection of the thread that listens: the next one is new."""
    connection.close()
