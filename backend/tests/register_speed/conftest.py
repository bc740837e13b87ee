import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.figures import KEPT, Figures
from tests.processes import Process
from tests.register_kills.cluster import Cluster
from tests.register_speed.world import World, make_world
from tests.waiting import wait_for

PRODUCT, BARE, DATABASE = 18823, 18824, 18825
SERVER = ["granian", "--interface", "wsgi", "--workers", "1", "--blocking-threads", "32"]


@pytest.fixture
def figures() -> Figures:
    return Figures("make perf-register", folder=KEPT)


@pytest.fixture
def world(transactional_db: None) -> World:
    return make_world()


@pytest.fixture
def cluster(world: World) -> Iterator[Cluster]:
    """One that flushes what it committed: that of the tests does not."""
    cluster = Cluster(Path("/tmp") / f"livretier-speed-{random.randrange(10**6)}", DATABASE)
    try:
        cluster.make()
        with cluster.connect() as database:
            database.execute("VACUUM ANALYZE")
        yield cluster
    finally:
        cluster.end()


@pytest.fixture
def _recorder(cluster: Cluster) -> Iterator[None]:
    told = {"LIVRETIER_DATABASE_URL": cluster.url, "LIVRETIER_DATABASE_POOL": "0"}
    with ExitStack() as started:
        _start(started, Process("speed-recorder", ["django", "keep_register"], **told))
        yield


@pytest.fixture
def _servers(cluster: Cluster) -> Iterator[None]:
    applications = {
        PRODUCT: ("config.wsgi:application", cluster.url),
        BARE: ("tests.register_speed.bare:application", cluster.owner_url),
    }
    with ExitStack() as started:
        for port, (application, database) in applications.items():
            command = [*SERVER, "--no-access-log", "--port", str(port), application]
            process = Process(f"speed-{port}", command, LIVRETIER_DATABASE_URL=database)
            _start(started, process)
            wait_for(f"http://127.0.0.1:{port}/healthz")
        yield


def _start(started: ExitStack, process: Process) -> None:
    process.start()
    started.callback(process.end)
