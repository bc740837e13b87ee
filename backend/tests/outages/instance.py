"""The whole product as `make start demo` starts it, behind wires that may be cut."""

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime

import psycopg
from django.conf import settings

from tests.outages.relay import Relay
from tests.processes import REPOSITORY

NAME, PORT = "outages", 19200
WIRES = {"Redis": (60, 6379), "RabbitMQ": (61, 5672), "S3": (62, PORT + 2), "SMTP": (63, PORT + 5)}
OVERRIDES = f"""
LIVRETIER_REDIS_URL=${{LIVRETIER_REDIS_URL/:6379/:{PORT + 60}}}
LIVRETIER_BROKER_URL=${{LIVRETIER_BROKER_URL/:5672/:{PORT + 61}}}
LIVRETIER_S3_ENDPOINT=http://localhost:{PORT + 62}
LIVRETIER_MAIL_URL=smtp://127.0.0.1:{PORT + 63}
LIVRETIER_UNCOUNTED=127.0.0.1
"""


class Instance:
    """Where it answers, who its processes are, and what they last said."""

    port, folder = PORT, REPOSITORY / ".run" / NAME

    def __init__(self) -> None:
        self.wires = {name: Relay(PORT + own, target) for name, (own, target) in WIRES.items()}

    @contextmanager
    def running(self) -> Iterator["Instance"]:
        """Started as a stranger would, and gone afterwards."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "overrides").write_text(OVERRIDES)
        for wire in self.wires.values():
            wire.mend()
        try:
            self._make("start", "demo")
            yield self
        finally:
            for wire in self.wires.values():
                wire.mend()
            self._make("stop")
            self._run("deploy/destroy.sh")
            shutil.rmtree(self.folder, ignore_errors=True)

    def pid(self, name: str) -> int:
        return int((self.folder / "pid" / f"{name}.pid").read_text())

    def children(self, name: str) -> list[int]:
        """In the order of their age."""
        found = subprocess.run(
            ["pgrep", "--parent", str(self.pid(name))], check=True, capture_output=True, text=True
        )
        return sorted(map(int, found.stdout.split()))

    def group(self, name: str) -> list[int]:
        """A process and all that it started."""
        found = subprocess.run(
            ["pgrep", "--pgroup", str(self.pid(name))], check=True, capture_output=True, text=True
        )
        return sorted(map(int, found.stdout.split()))

    def heartbeats(self) -> dict[str, datetime]:
        """What each part last said, by the clock of PostgreSQL."""
        role = settings.APPLICATION_DATABASE
        with psycopg.connect(
            host=role["HOST"],
            port=role["PORT"],
            user=role["USER"],
            password=role["PASSWORD"],
            dbname=f"livretier_{NAME}",
        ) as connection:
            rows = connection.execute("SELECT part, beaten_at FROM heartbeats_heartbeat")
            return dict(rows.fetchall())

    def mails(self) -> set[str]:
        return {one.name for one in (self.folder / "mail").iterdir()}

    def mail_came(self, address: str, before: set[str]) -> bool:
        new = [one for one in (self.folder / "mail").iterdir() if one.name not in before]
        return any(f"\nTo: {address}" in one.read_text(errors="replace") for one in new)

    def _make(self, *targets: str) -> None:
        self._run("make", *targets)

    def _run(self, *command: str) -> None:
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("LIVRETIER_", "RUN_DIR", "DJANGO_", "STUDIO_"))
        }
        environment |= {"LIVRETIER_INSTANCE": NAME, "LIVRETIER_PORT": str(PORT)}
        subprocess.run(command, cwd=REPOSITORY, env=environment, check=True)


def seconds_until(holds: Callable[[], bool], limit: float) -> float | None:
    """How long it took, or None when it never came."""
    began = time.monotonic()
    while time.monotonic() - began < limit:
        if holds():
            return time.monotonic() - began
        time.sleep(0.2)
    return None
