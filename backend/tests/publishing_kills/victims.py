"""What is killed while a publication is made, and how it comes back."""

import os
import random
import signal
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from django.utils import timezone

from tests.processes import REPOSITORY
from tests.publishing_fixtures.plant import Plant

S3 = REPOSITORY / "deploy" / "services" / "s3"
GATEWAY = Path(os.environ["RUN_DIR"]) / "pid" / "s3-gateway.pid"
SCRIPT = b"render.mjs"
PATIENCE_SECONDS = 20


@dataclass(frozen=True)
class Usual:
    """How many seconds things take when nothing is killed."""

    build: float
    renderer: float


def kill_worker(plant: Plant, chance: random.Random, usual: Usual) -> datetime | None:
    time.sleep(chance.uniform(0, usual.build))
    at = timezone.now()
    plant.worker.kill()
    plant.worker.start()
    return at


def kill_renderer(plant: Plant, chance: random.Random, usual: Usual) -> datetime | None:
    """One that draws, at some moment of its life; None if it was over by then."""
    if not wait_for_renderer():
        return None
    time.sleep(chance.uniform(0, usual.renderer))
    at = timezone.now()
    for pid in renderers()[:1]:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            return None
        return at
    return None


def kill_store(plant: Plant, chance: random.Random, usual: Usual) -> datetime | None:
    time.sleep(chance.uniform(0, usual.build))
    at = timezone.now()
    os.kill(int(GATEWAY.read_text()), signal.SIGKILL)
    GATEWAY.unlink()  # it may stay as a zombie, which looks alive
    subprocess.run([S3, "start"], check=True, stdout=subprocess.DEVNULL)
    return at


VICTIMS: dict[str, Callable[[Plant, random.Random, Usual], datetime | None]] = {
    "worker": kill_worker,
    "renderer": kill_renderer,
    "store": kill_store,
}


def wait_for_renderer() -> bool:
    """Until one draws; it may draw before anybody looks."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not renderers():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.005)
    return True


def renderers() -> list[int]:
    """Those that live: a dead one that nobody took leave of has no command any more."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                command = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if SCRIPT in command and str(REPOSITORY).encode() in command:
                found.append(int(folder.name))
    return found
