"""REL10: facts under kills of their loader and of PostgreSQL, doubled and in no order: each is counted once."""

import os
import random
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread

import pytest

from apps.publishing.models import Publication
from apps.stats.tests.told import published
from shared.tenancy import act_as_platform
from tests.fact_kills.readings import Readings, told
from tests.figures import FOLDER, KEPT, Figures
from tests.processes import Process
from tests.register_kills.cluster import Cluster

FACTS = int(os.environ.get("FACTS", "1000000"))
KILLS = [int(number) for number in os.environ.get("KILLS", "20 3").split()]
BOOKLETS, LOADERS = 12, 2
DATABASE_PORT = 18851
FULL = 1_000_000
COUNTED = "SELECT booklet_id, day, kind, subject, outcome, n FROM stats_factday"
KEPT_FACTS = "SELECT count(*) FROM stats_readingfact"


@pytest.fixture
def booklets(transactional_db: None) -> list[tuple[Publication, str]]:
    with act_as_platform():
        return [published() for _ in range(BOOKLETS)]


@pytest.fixture
def cluster(booklets: object) -> Iterator[Cluster]:
    cluster = Cluster(Path("/tmp") / f"livretier-facts-{random.randrange(10**6)}", DATABASE_PORT)
    try:
        cluster.make()
        yield cluster
    finally:
        cluster.end()


def write_segments(folder: Path, lines: Iterator[str]) -> None:
    """As nginx does, over the last minutes: the newest is not over yet."""
    newest = int(time.time()) // 1000
    files = [(folder / str(newest - age)).open("a") for age in (3, 2, 1, 0)]
    for line in lines:
        random.choice(files).write(f"{line}\n")
    for file in files:
        file.close()


def killing(loader: Process, cluster: Cluster, counted: "list[int]", expected: int) -> None:
    """Spread over the work: the next when its share is done."""
    victims = ["loader"] * KILLS[0] + ["PostgreSQL"] * KILLS[1]
    random.shuffle(victims)
    for number, victim in enumerate(victims, start=1):
        while counted[0] < expected * number / (len(victims) + 1):
            time.sleep(0.02)
        if victim == "loader":
            loader.kill()
            loader.start()
        else:
            cluster.kill()
            cluster.start()


@pytest.mark.timeout(3600)
@pytest.mark.django_db(transaction=True)
def test_each_is_counted_once_whatever_is_killed(
    booklets: list[tuple[Publication, str]], cluster: Cluster, tmp_path: Path
):
    readings = Readings(booklets, datetime.now(UTC).date(), seed=10)
    write_segments(tmp_path, readings.lines(FACTS))
    expected = readings.counts.total()
    loader = Process(
        "facts-loader",
        [
            "django",
            "ship_facts",
            "--facts",
            str(tmp_path),
            "--node",
            "n",
            "--loaders",
            str(LOADERS),
        ],
        LIVRETIER_DATABASE_URL=cluster.url,
        LIVRETIER_DATABASE_POOL="0",
    )
    counted = [0]
    began = time.monotonic()
    try:
        loader.start()
        killer = Thread(target=killing, args=[loader, cluster, counted, expected])
        killer.start()
        _wait(cluster, counted, expected)
        killer.join()
        _wait(cluster, counted, expected)
    finally:
        loader.end()
    seconds = time.monotonic() - began

    with cluster.connect() as database:
        found = told(iter(database.execute(COUNTED)))
        kept = database.execute(KEPT_FACTS).fetchone()
    wrong = sum(((found - readings.counts) + (readings.counts - found)).values())
    Figures("make fact-kills", folder=KEPT if FACTS >= FULL else FOLDER).note(
        "REL10",
        f"{expected} facts of {BOOKLETS} booklets, a fifth told twice, in no order; the loader killed"
        f" {KILLS[0]} times, PostgreSQL {KILLS[1]} times",
        f"{wrong} counted wrongly; {seconds:.0f} s",
        goal="0",
        met=wrong == 0,
    )
    assert wrong == 0
    assert kept == (expected,)


def _wait(cluster: Cluster, counted: list[int], expected: int) -> None:
    deadline = time.monotonic() + 1800
    while counted[0] < expected:
        assert time.monotonic() < deadline, f"{counted[0]} of {expected}"
        try:
            with cluster.connect() as database:
                (row,) = database.execute(
                    "SELECT coalesce(sum(n), 0) FROM stats_factday"
                ).fetchall()
                counted[0] = int(row[0])
        except Exception:
            time.sleep(0.1)
        time.sleep(0.05)
