import os
import signal
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand
from django.db import connection
from django.utils import timezone

from apps.reading import selectors
from apps.reading.edge import EdgeSync, News
from shared.heartbeats.beating import Beating
from shared.heartbeats.models import Part
from shared.heartbeats.pulse import start_pulse

HEARD = "heard"  # touched whenever the database was heard: for whoever watches


class Command(BaseCommand):
    help = "Sync the edge of this reading node: lay what is published, open and close it in time."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--edge", type=Path, default=Path(os.environ["LIVRETIER_EDGE"]))

    def handle(self, *args: Any, edge: Path, **options: Any) -> None:
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
        Beating(Part.EDGE).start()
        sync.run()


def _hang_up() -> None:
    """The connection of the thread that listens: the next one is new."""
    connection.close()
