"""REL8 for facts: PostgreSQL and the loader away, pages are read and tell as ever, and nothing that they told is lost.

STA3 in the same run: readers bring addresses and browsers that occur nowhere else, and nothing of ours keeps them.
"""

import os
import random
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from uuid import UUID

import pytest

from apps.publishing.models import Publication
from apps.stats.tests.told import pages_of, published
from shared.tenancy import act_as_platform
from tests.facts_away.readers import TRACES, Reader, reading
from tests.figures import FOLDER, KEPT, Figures
from tests.processes import Process
from tests.reading.bundles import Booklet
from tests.reading.reading_node import ReadingNode
from tests.register_kills.cluster import BINARIES, Cluster

AWAY = float(os.environ.get("AWAY", "60"))
FULL = 60
READERS, LOADERS = 4, 2
PORT, DATABASE_PORT = 18880, 18852
PATIENCE = 900  # seconds: a busy machine takes minutes to start Python
COUNTED = "SELECT coalesce(sum(n), 0) FROM stats_factday WHERE booklet_id = %s"
KEPT_FACTS = "SELECT count(*) FROM stats_readingfact WHERE booklet_id = %s"


@pytest.fixture
def node() -> Iterator[ReadingNode]:
    told = {"LIVRETIER_UNCOUNTED": "0.0.0.0/0", "LIVRETIER_TRUSTED_PROXIES": "127.0.0.1"}
    with ReadingNode(PORT, "factsaway", **told).running() as node:
        yield node


@pytest.fixture
def booklet(node: ReadingNode) -> Booklet:
    booklet = node.publish()
    node.lay(booklet)
    node.read_soon(200, booklet, f"{booklet.folder()}/c1/p1.html")
    return booklet


@pytest.fixture
def publication(transactional_db: None, booklet: Booklet) -> Publication:
    with act_as_platform():
        return published(booklet.folder())[0]


@pytest.fixture
def cluster(publication: Publication) -> Iterator[Cluster]:
    cluster = Cluster(Path("/tmp") / f"livretier-away-{random.randrange(10**6)}", DATABASE_PORT)
    try:
        cluster.make()
        yield cluster
    finally:
        cluster.end()


@pytest.mark.timeout(1800)
@pytest.mark.django_db(transaction=True)
def test_nothing_is_lost_and_nobody_notices(
    node: ReadingNode, booklet: Booklet, publication: Publication, cluster: Cluster
):
    pages, ended, read_one = pages_of(publication), Event(), publication.booklet_id
    readers = [Reader(node, booklet, pages, ended) for _ in range(READERS)]
    folder = node.nginx.folder / "facts"
    loader = Process(
        "facts-away",
        [
            *("django", "ship_facts", "--facts", str(folder)),
            *("--node", "n", "--loaders", str(LOADERS)),
        ],
        LIVRETIER_DATABASE_URL=cluster.url,
        LIVRETIER_DATABASE_POOL="0",
    )
    try:
        with reading(readers):
            loader.start()
            wait_until(cluster, read_one, 1)
            loader.kill()
            cluster.kill()
            before = told(readers)
            time.sleep(AWAY)
            meanwhile = told(readers) - before
            cluster.start()
            loader.start()
            wait_until(cluster, read_one, before + meanwhile)
        counted = wait_until(cluster, read_one, told(readers))
    finally:
        loader.end()
    errors = [error for reader in readers for error in reader.errors]
    read, lost = sum(reader.read for reader in readers), told(readers) - counted
    found = traces(node, cluster)

    figures = Figures("make facts-away", folder=KEPT if AWAY >= FULL else FOLDER)
    figures.note(
        "REL8 (facts)",
        f"PostgreSQL and the loader of facts away for {AWAY:.0f} s, while {READERS} people read",
        f"{len(errors)} of {read} pages failed; {lost} of {told(readers)} facts lost, {meanwhile} of them"
        " told meanwhile",
        goal="0, 0",
        met=not errors and lost == 0,
    )
    figures.note(
        "STA3",
        "addresses, browsers and passes of readers in the logs of nginx, the facts on its disk and a dump of the database",
        f"{len(found)} of {len(TRACES)} found, after {told(readers)} facts",
        goal="0",
        met=not found,
    )
    assert (errors, lost, found) == ([], 0, [])
    assert meanwhile > 0
    with cluster.connect() as database:
        assert database.execute(KEPT_FACTS, [read_one]).fetchone() == (counted,)


def told(readers: list[Reader]) -> int:
    return sum(reader.told for reader in readers)


def wait_until(cluster: Cluster, booklet_id: UUID, expected: int) -> int:
    """How many are counted, once they are as many, or no more come."""
    deadline, counted = time.monotonic() + PATIENCE, 0
    while counted < expected and time.monotonic() < deadline:
        time.sleep(0.2)
        with cluster.connect() as database:
            (row,) = database.execute(COUNTED, [booklet_id]).fetchall()
        counted = int(row[0])
    return counted


def traces(node: ReadingNode, cluster: Cluster) -> list[str]:
    """Which of the readers' traces are kept: on the disk of the reading node, or in any table."""
    files = [one for one in node.nginx.folder.rglob("*") if one.is_file()]
    kept = [one.read_bytes() for one in files if "studio" not in one.parts]
    kept.append(
        subprocess.run(
            [BINARIES / "pg_dump", "--data-only", cluster.superuser_url],
            check=True,
            capture_output=True,
        ).stdout
    )
    return [trace for trace in TRACES if any(trace.encode() in one for one in kept)]
