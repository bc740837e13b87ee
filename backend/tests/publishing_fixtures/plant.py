"""A broker, a worker and a clock of our own."""

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from celery import current_app
from kombu import Connection

from shared.jobs import notify
from tests.processes import Broker, Process


class Plant:
    """Where publications are made: everything but the store is ours alone."""

    def __init__(self, broker: Broker) -> None:
        self.broker = broker
        self.worker = self._celery(
            "worker",
            *("--concurrency", "2", "--loglevel", "WARNING"),
            *("--queues", "livretier.jobs,livretier.clock"),
        )

    def _celery(self, kind: str, *options: str) -> Process:
        command = ["celery", "--app", "config.celery:app", kind, *options]
        return Process(f"publishing-{kind}", command, LIVRETIER_BROKER_URL=self.broker.url)

    @contextmanager
    def clock(self, folder: Path) -> Iterator[None]:
        process = self._celery("beat", "--schedule", str(folder / "beat"), "--pidfile", "")
        process.start()
        yield
        process.end()


@contextmanager
def running_plant(monkeypatch: pytest.MonkeyPatch) -> Iterator[Plant]:
    """With its broker started and heard by the jobs of this process; the worker is the test's to start."""
    folder = Path("/tmp") / f"livretier-publishing-{random.randrange(10**6)}"
    broker = Broker(folder, port=random.randrange(21000, 29000, 10))
    broker.start()
    monkeypatch.setattr(notify, "_publisher", cache(lambda: _connection(broker)))
    plant = Plant(broker)
    try:
        yield plant
    finally:
        plant.worker.end()
        broker.stop()
        shutil.rmtree(folder)


def _connection(broker: Broker) -> Connection:
    return current_app.connection_for_write(broker.url)
