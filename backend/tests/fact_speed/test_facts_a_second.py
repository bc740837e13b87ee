"""PERF5: from what nginx wrote to what is counted, beside an INSERT for each fact, in the same run.

What each fact costs the processor is told too: facts a second also tell of the neighbours of a shared machine.
"""

import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

import psycopg
import pytest
from django.db import connection

from apps.publishing.models import Publication
from apps.stats.facts import read_line
from apps.stats.models import FactDay
from apps.stats.tests.told import published
from shared.tenancy import act_as_platform
from tests.fact_kills.readings import Readings
from tests.figures import FOLDER, KEPT, Figures
from tests.processes import Process

FACTS = int(os.environ.get("FACTS", "400000"))
ROUNDS, BOOKLETS, LOADERS, SINGLE = 3, 40, 2, 3000
FULL = 400_000

# The least that somebody would write: the fact, and what is counted of it.
INSERT = """
WITH added AS (
  INSERT INTO stats_readingfact (id, day, company_id, booklet_id, publication_id, locale, kind, subject, outcome, channel, device)
  VALUES (%s, %s, %s, %s, %s, 'fr-FR', %s, %s, '', %s, %s) ON CONFLICT DO NOTHING RETURNING company_id, booklet_id, day, kind, subject
)
INSERT INTO stats_factday AS known (id, created_at, updated_at, company_id, booklet_id, day, kind, subject, outcome, n)
SELECT gen_random_uuid(), now(), now(), company_id, booklet_id, day, kind, subject, '', 1 FROM added
ON CONFLICT (booklet_id, day, kind, subject, outcome) DO UPDATE SET n = known.n + 1
"""


@pytest.fixture
def booklets(transactional_db: None) -> list[tuple[Publication, str]]:
    with act_as_platform():
        return [published() for _ in range(BOOKLETS)]


@pytest.mark.timeout(3600)
@pytest.mark.django_db(transaction=True)
def test_facts_are_counted_as_fast_as_they_come(
    booklets: list[tuple[Publication, str]], tmp_path: Path
):
    rounds = [_round(booklets, tmp_path / str(number), number) for number in range(ROUNDS)]
    together, single = median(one.rate for one in rounds), median(one.single for one in rounds)
    python, database = median(one.python for one in rounds), median(one.database for one in rounds)

    figures = Figures("make perf-facts", folder=KEPT if FACTS >= FULL else FOLDER)
    figures.note(
        "PERF5",
        f"facts a second from the log to what is counted, {LOADERS} loaders, {FACTS} facts in each of"
        f" {ROUNDS} rounds",
        f"{together:.0f}; {1e6 * (python + database):.0f} µs of processor each, {1e6 * python:.0f} of them in Python",
        goal="≥ 30 000",
        met=together >= 30_000,
    )
    figures.note(
        "PERF5 beside an INSERT each",
        f"the same ÷ an INSERT for each fact, {SINGLE} in each round",
        f"{together / single:.1f} ({single:.0f} a second)",
        goal="≥ 5",
        met=together >= 5 * single,
    )
    assert together >= single


class Round(NamedTuple):
    """Facts a second, by the loaders and one by one; seconds of processor that each took."""

    rate: float
    single: float
    python: float
    database: float


def _round(booklets: list[tuple[Publication, str]], folder: Path, number: int) -> Round:
    folder.mkdir()
    readings = Readings(booklets, datetime.now(UTC).date(), seed=number)
    lines = readings.lines(FACTS)
    newest = int(time.time()) // 1000
    with (folder / str(newest)).open("w") as file:
        file.writelines(f"{line}\n" for line in lines)
    expected = _counted() + readings.counts.total()
    loader = Process(
        f"speed-facts-{number}",
        [
            "django",
            "ship_facts",
            "--facts",
            str(folder),
            *["--node", str(number), "--loaders", str(LOADERS)],
        ],
        LIVRETIER_DATABASE_POOL="0",
    )
    before = _counted()
    try:
        loader.start()
        while _counted() == before:  # Python has started, and the first are there
            time.sleep(0.02)
        assert loader.running
        began, first = time.monotonic(), _counted()
        python, database = _spent([loader.running.pid]), _spent(_backends())
        while _counted() < expected:
            time.sleep(0.02)
        seconds = time.monotonic() - began
        python = _spent([loader.running.pid]) - python
        database = _spent(_backends()) - database
    finally:
        loader.end()
    facts = expected - first
    return Round(facts / seconds, _single(booklets, number), python / facts, database / facts)


def _backends() -> list[int]:
    """The processes of PostgreSQL that work for the loaders."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return [pid for (pid,) in cursor.fetchall()]


def _spent(pids: list[int]) -> float:
    """Seconds for which they ran, in all their threads."""
    return sum(
        int(Path(task, "schedstat").read_text().split()[0]) / 1e9
        for pid in pids
        for task in Path(f"/proc/{pid}/task").iterdir()
    )


def _counted() -> int:
    with act_as_platform():
        return sum(FactDay.objects.values_list("n", flat=True))


def _single(booklets: list[tuple[Publication, str]], number: int) -> float:
    known = {folder: publication for publication, folder in booklets}
    rows = list(_rows(known, number))
    connection.ensure_connection()
    info = connection.connection.info
    with psycopg.connect(
        info.dsn, password=info.password, autocommit=True, cursor_factory=psycopg.ClientCursor
    ) as database:
        database.execute("SELECT set_config('livretier.platform', 'on', false)")
        began = time.monotonic()
        for row in rows:
            database.execute(INSERT, row)
        return len(rows) / (time.monotonic() - began)


def _rows(known: dict[str, Publication], number: int) -> Iterator[tuple[object, ...]]:
    readings = Readings(
        [(publication, folder) for folder, publication in known.items()],
        datetime.now(UTC).date(),
        seed=1000 + number,
    )
    for line in readings.lines(SINGLE):
        told = read_line(line)
        assert told
        of = known[told.bundle]
        for fact in told.facts:
            yield (
                *(fact.id, fact.day, of.company_id, of.booklet_id, of.id),
                *(fact.kind, fact.subject, told.channel, told.device),
            )
