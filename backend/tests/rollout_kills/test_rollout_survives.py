"""SOC3: a release on its way into booklets, its workers and PostgreSQL killed: nothing twice, nothing forgotten."""

import os
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from apps.updates.tests.worlds import release, write_source
from shared.tenancy import act_as_platform
from tests.figures import FOLDER, KEPT, Figures
from tests.processes import Process
from tests.register_kills.cluster import Cluster
from tests.rollouts.booklets import RELEASED, World, make_world

BOOKLETS = int(os.environ.get("BOOKLETS", "5000"))
COUNTS = map(int, os.environ.get("KILLS", "25 5").split())
KILLS = dict(zip(("workers", "PostgreSQL"), COUNTS, strict=True))
COMPANIES = max(8, BOOKLETS // 50)  # each is a job: a kill falls into one, or between two
FULL = (5000, (25, 5))
WORKERS = 2
DATABASE_PORT = 18861
PATIENCE = 3000.0

REACHED = """
SELECT (SELECT count(*) FROM booklets_bookletchapter WHERE origin_version = 2)
     + (SELECT count(*) FROM updates_updateproposal)
"""
TWICE = """
SELECT (SELECT count(*) FROM (SELECT 1 FROM updates_updateproposal GROUP BY chapter_id HAVING count(*) > 1) AS twice)
     + (SELECT count(*) FROM (SELECT 1 FROM pages_pagerevision WHERE kind = 'library'
                              GROUP BY page_id HAVING count(*) > 1) AS twice)
"""
ROWS = """
SELECT (SELECT count(*) FROM booklets_bookletchapter WHERE origin_version = 2),
       (SELECT count(*) FROM updates_updateproposal WHERE status = 'to_review')
"""
COUNTED = "SELECT sum(updated), sum(to_review), sum(behind) FROM updates_adoptioncount"
WAITING = """
SELECT count(*) FROM jobs_job
WHERE state = 'pending' AND name IN ('updates.roll_out', 'updates.company', 'updates.count')
"""
GIVEN_UP = "SELECT count(*) FROM jobs_job WHERE state = 'failed'"


@pytest.fixture
def world(transactional_db: None) -> World:
    """The release has set out, and nobody has moved yet."""
    with act_as_platform():
        world = make_world(booklets=BOOKLETS, companies=COMPANIES)
        write_source(world.chapter, 0, *RELEASED)
        release(world.chapter)
    return world


@pytest.fixture
def cluster(world: World) -> Iterator[Cluster]:
    cluster = Cluster(Path("/tmp") / f"livretier-rollout-{random.randrange(10**6)}", DATABASE_PORT)
    try:
        cluster.make()
        yield cluster
    finally:
        cluster.end()


@pytest.mark.timeout(3600)
@pytest.mark.django_db(transaction=True)
def test_nothing_is_done_twice_and_nothing_forgotten(
    world: World, cluster: Cluster, tmp_path: Path
):
    workers = [_worker(cluster, tmp_path, number) for number in range(WORKERS)]
    began = time.monotonic()
    try:
        for worker in workers:
            worker.start()
        _kill_meanwhile(cluster, _victims(workers, cluster))
        _wait_until(lambda: _asked(cluster, WAITING) == (0,))
    finally:
        for worker in workers:
            worker.end()
    seconds = time.monotonic() - began

    _judge(world, cluster, seconds)


def _worker(cluster: Cluster, folder: Path, number: int) -> Process:
    command = ["tests.rollouts.worker", str(folder / f"told-{number}")]
    told = {"LIVRETIER_DATABASE_URL": cluster.url, "LIVRETIER_DATABASE_POOL": "0"}
    return Process(f"rollout-worker-{number}", command, **told)


def _victims(workers: list[Process], cluster: Cluster) -> list[Callable[[], None]]:
    victims: list[Callable[[], None]] = [
        *[lambda: _again(random.choice(workers))] * KILLS["workers"],
        *[lambda: _again(cluster)] * KILLS["PostgreSQL"],
    ]
    random.shuffle(victims)
    return victims


def _again(victim: Process | Cluster) -> None:
    victim.kill()
    victim.start()


def _kill_meanwhile(cluster: Cluster, victims: list[Callable[[], None]]) -> None:
    """Each when its share has been reached, and a moment later: within a job as often as between two."""
    for place, kill in enumerate(victims, start=1):
        _wait_until(partial(_has_reached, cluster, BOOKLETS * place / (len(victims) + 2)))
        time.sleep(random.random() / 4)
        kill()


def _has_reached(cluster: Cluster, share: float) -> bool:
    return (_asked(cluster, REACHED) or (0,))[0] >= share


def _wait_until(is_so: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < ends, "artefacts/log/rollout-worker-*.log say why"
        time.sleep(0.02)


def _asked(cluster: Cluster, question: str) -> tuple[int, ...] | None:
    with cluster.connect() as database:
        return database.execute(question).fetchone()


def _judge(world: World, cluster: Cluster, seconds: float) -> None:
    twice, given_up = _asked(cluster, TWICE), _asked(cluster, GIVEN_UP)
    updated, proposed = _asked(cluster, ROWS) or (0, 0)
    forgotten = BOOKLETS - updated - proposed
    counted = _asked(cluster, COUNTED)
    kills = ", ".join(f"{count} of {name}" for name, count in KILLS.items())
    exact = (updated, proposed) == (world.untouched, world.touched)
    met = twice == (0,) and forgotten == 0 and exact and counted == (updated, proposed, 0)
    whole = (BOOKLETS, tuple(KILLS.values())) == FULL
    Figures("make rollout-kills", folder=KEPT if whole else FOLDER).note(
        "SOC3",
        "booklets that a release reaches under kills: twice, forgotten, counted",
        f"{(twice or (0,))[0]} twice, {forgotten} forgotten, counts {'=' if counted == (updated, proposed, 0) else '≠'} rows"
        f" ({BOOKLETS} booklets of {COMPANIES} companies in {seconds:.0f} s; kills: {kills})",
        goal="0 twice, 0 forgotten, counts = rows",
        met=met,
    )
    assert given_up == (0,)
    assert (twice, forgotten) == ((0,), 0)
    assert (updated, proposed) == (world.untouched, world.touched)
    assert counted == (updated, proposed, 0)
