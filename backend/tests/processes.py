"""The product's processes, started by a test on the test's own database."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from urllib.parse import quote

from django.conf import settings
from django.db import connection

BACKEND = Path(__file__).parents[1]
REPOSITORY = BACKEND.parent
BROKER_SCRIPT = REPOSITORY / "deploy" / "services" / "broker-private"


class Broker:
    """A RabbitMQ node of our own."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        self.url = f"amqp://guest:guest@127.0.0.1:{port}//"

    def start(self) -> None:
        subprocess.run([BROKER_SCRIPT, "start", self.folder, str(self.port)], check=True)

    def stop(self) -> None:
        subprocess.run([BROKER_SCRIPT, "stop", self.folder], check=True)

    def kill(self) -> None:
        os.kill(int((self.folder / "beam.pid").read_text()), signal.SIGKILL)


class Process:
    """One of the product's processes, in a session of its own so that it dies whole."""

    def __init__(self, name: str, command: list[str], **environment: str) -> None:
        self.name, self.command, self.environment = name, command, environment
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        logs = REPOSITORY / "artefacts" / "log"
        logs.mkdir(parents=True, exist_ok=True)
        with (logs / f"{self.name}.log").open("ab") as log:
            self.running = subprocess.Popen(
                [sys.executable, "-m", *self.command],
                cwd=BACKEND,
                env=self._environment(),
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def kill(self) -> None:
        """SIGKILL to the process and its children, all at once."""
        assert self.running
        os.killpg(self.running.pid, signal.SIGKILL)
        self.running.wait()

    def end(self) -> None:
        if self.running and self.running.poll() is None:
            self.kill()

    def _environment(self) -> dict[str, str]:
        role = settings.APPLICATION_DATABASE
        credentials = f"{role['USER']}:{quote(role['PASSWORD'])}"
        address = f"{role['HOST']}:{role['PORT']}/{connection.settings_dict['NAME']}"
        return {
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "LIVRETIER_LOG_LEVEL": "WARNING",
            "LIVRETIER_DATABASE_URL": f"postgresql://{credentials}@{address}",
            **self.environment,
        }
