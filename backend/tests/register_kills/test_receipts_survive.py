"""Receipts under kills of the application, PostgreSQL and the recorder: none lost, none doubled, no hole."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from apps.booklets.models import Booklet
from shared.tenancy import act_as_platform
from tests.figures import FOLDER, KEPT, Figures
from tests.processes import BACKEND, Process
from tests.receipts import bodies_of, handed_out
from tests.register_kills.cluster import Cluster
from tests.register_kills.devices import Devices, killing
from tests.waiting import wait_for

RECEIPTS = int(os.environ.get("RECEIPTS", "10000"))
SENDS, DEVICES = 3, 50
COUNTS = map(int, os.environ.get("KILLS", "20 5 5").split())
KILLS = dict(zip(("application", "PostgreSQL", "recorder"), COUNTS, strict=True))
PORT, DATABASE_PORT = 18821, 18822


@pytest.fixture
def booklet(transactional_db: None) -> Booklet:
    """Online, handed to as many people as there will be receipts."""
    with act_as_platform():
        return handed_out(RECEIPTS)


@pytest.fixture
def cluster(booklet: Booklet) -> Iterator[Cluster]:
    cluster = Cluster(Path("/tmp") / f"livretier-kills-{random.randrange(10**6)}", DATABASE_PORT)
    try:
        cluster.make()
        yield cluster
    finally:
        cluster.end()


@pytest.mark.timeout(3600)
@pytest.mark.django_db(transaction=True)
def test_none_is_lost_none_counts_twice_and_no_hole_stays(booklet: Booklet, cluster: Cluster):
    told = {"LIVRETIER_DATABASE_URL": cluster.url}
    server = ["granian", "--interface", "wsgi", "--workers", "2", "--no-access-log"]
    application = [*server, "--port", str(PORT), "config.wsgi:application"]
    app = Process("kills-app", application, **told)
    recorder = Process(
        "kills-recorder", ["django", "keep_register"], **told, LIVRETIER_DATABASE_POOL="0"
    )
    devices = Devices(PORT, f"/api/reading/{booklet.slug}/receipts")
    with act_as_platform():
        bodies = list(bodies_of(booklet))
    try:
        app.start()
        recorder.start()
        wait_for(f"http://127.0.0.1:{PORT}/healthz")
        devices.knock()
        victims = [
            *[lambda: _again(app)] * KILLS["application"],
            *[lambda: _again(cluster)] * KILLS["PostgreSQL"],
            *[lambda: _again(recorder)] * KILLS["recorder"],
        ]
        random.shuffle(victims)
        killer = Thread(target=killing, args=[devices, RECEIPTS * SENDS, victims])
        killer.start()
        devices.send(bodies, times=SENDS, devices=DEVICES)
        killer.join()
        _wait_until_recorded(cluster)
    finally:
        recorder.end()
        app.end()

    _judge(cluster, devices, told)


def _judge(cluster: Cluster, devices: Devices, told: dict[str, str]) -> None:
    with cluster.connect() as database:
        rows = database.execute("SELECT id::text, number FROM register_receipt").fetchall()
        kept = {row[0]: str(row[1]) for row in rows}
        places = database.execute("SELECT sequence FROM register_registerentry ORDER BY 1")
        sequences = [row[0] for row in places.fetchall()]
    lost = [one for one in devices.numbers if one not in kept]
    doubled = [one for one, numbers in devices.numbers.items() if len(numbers) > 1]
    doubled += [one for one in kept if one not in devices.numbers]
    holes = len(set(range(1, RECEIPTS + 1)) ^ set(sequences))
    verified = subprocess.run(
        [sys.executable, "manage.py", "verify_register"],
        cwd=BACKEND,
        env={**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings", **told},
        capture_output=True,
        text=True,
        check=False,
    )
    kills = ", ".join(f"{count} of {name}" for name, count in KILLS.items())
    folder = KEPT if (RECEIPTS, sum(KILLS.values())) == (10_000, 30) else FOLDER
    Figures("make register-kills", folder=folder).note(
        "PPL-A",
        "receipts sent again and again under kills: lost, doubled, holes in the log",
        f"{len(lost)}, {len(doubled)}, {holes} ({RECEIPTS} receipts × {SENDS} sends, {DEVICES} devices;"
        f" kills: {kills}; {devices.unanswered} sends unanswered)",
        goal="0, 0, 0",
        met=(len(lost), len(doubled), holes, verified.returncode) == (0, 0, 0, 0),
    )
    assert (lost, doubled, holes) == ([], [], 0)
    assert len(kept) == RECEIPTS
    assert verified.stdout == f"{RECEIPTS} entries, no fault\n", verified.stderr


def _again(victim: Process | Cluster) -> None:
    victim.kill()
    victim.start()


def _wait_until_recorded(cluster: Cluster) -> None:
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        with cluster.connect() as database:
            if database.execute("SELECT 1 FROM register_pendingentry LIMIT 1").fetchone() is None:
                return
        time.sleep(0.5)
    raise AssertionError("the recorder does not keep up")
