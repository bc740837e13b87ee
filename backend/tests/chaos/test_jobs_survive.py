"""REL2 in miniature: what was committed happens once, what was rolled back never, come what may."""

import random
import shutil
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from apps.journal.models import AuditEvent
from shared.jobs.models import Job, JobState
from shared.tenancy import act_as_platform
from tests.chaos.effect import ACTION
from tests.chaos.producer import is_taken_back
from tests.figures import Figures
from tests.processes import Broker, Process

JOBS = 1000
KILLS = 5
SECONDS_OF_PRODUCTION = 180
PATIENCE_SECONDS = 240


@pytest.fixture
def broker() -> Iterator[Broker]:
    folder = Path("/tmp") / f"livretier-chaos-{random.randrange(10**6)}"
    broker = Broker(folder, port=random.randrange(21000, 29000, 10))
    broker.start()
    yield broker
    broker.stop()
    shutil.rmtree(folder)


def celery(kind: str, options: list[str], broker: Broker) -> Process:
    command = ["celery", "-A", "tests.chaos.worker:app", kind, *options]
    return Process(f"chaos-{kind}", command, LIVRETIER_BROKER_URL=broker.url)


@pytest.fixture
def worker(broker: Broker) -> Iterator[Process]:
    options = ["--concurrency", "2", "--loglevel", "WARNING"]
    process = celery("worker", options, broker)
    process.start()
    yield process
    process.end()


@pytest.fixture
def _clock(broker: Broker, tmp_path: Path) -> Iterator[None]:
    options = ["--schedule", str(tmp_path / "beat"), "--pidfile", ""]
    process = celery("beat", options, broker)
    process.start()
    yield
    process.end()


@pytest.fixture
def producer(broker: Broker) -> Iterator[Process]:
    command = ["tests.chaos.producer", str(JOBS), str(SECONDS_OF_PRODUCTION)]
    process = Process("chaos-producer", command, LIVRETIER_BROKER_URL=broker.url)
    yield process
    process.end()


@pytest.mark.timeout(600)
@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("_clock")
def test_every_committed_job_acts_once_while_worker_and_broker_are_killed(
    broker: Broker, worker: Process, producer: Process, figures: Figures
):
    producer.start()
    for _ in range(KILLS):
        time.sleep(random.uniform(1, 3))
        _wait_for_a_job_in_hand()
        worker.kill()
        worker.start()
        time.sleep(random.uniform(2, 4))
        broker.kill()
        broker.start()
    assert producer.running
    assert producer.running.poll() is None, "the kills must fall into the production"
    assert producer.running.wait(PATIENCE_SECONDS) == 0
    _wait_for_the_last_job()

    marks = _marks()
    committed = [number for number in range(JOBS) if not is_taken_back(number)]
    lost = [number for number in committed if marks[number] == 0]
    repeated = [number for number, count in marks.items() if count > 1]
    ghosts = [number for number in marks if is_taken_back(number)]
    figures.note(
        "REL2",
        f"{len(committed)} jobs committed and {JOBS - len(committed)} rolled back while worker"
        f" and broker were killed {KILLS} times each",
        f"{len(lost)} lost, {len(repeated)} done twice, {len(ghosts)} done though rolled back",
        goal="0, 0, 0",
        met=not (lost or repeated or ghosts),
    )

    assert (lost, repeated, ghosts) == ([], [], [])
    assert Job.objects.exclude(state=JobState.DONE).count() == 0
    assert Job.objects.filter(attempts__gt=1).exists(), "no job was in hand when a worker died"


def _wait_for_a_job_in_hand() -> None:
    """A kill that falls into an idle moment proves nothing."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if Job.objects.filter(state=JobState.PENDING, attempts__gt=0).exists():
            return
        time.sleep(0.01)
    raise AssertionError("no worker took a job")


def _wait_for_the_last_job() -> None:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while Job.objects.filter(state=JobState.PENDING).exists() and time.monotonic() < deadline:
        time.sleep(0.5)


def _marks() -> Counter[int]:
    with act_as_platform():
        events = AuditEvent.objects.filter(action=ACTION).values_list("object_type", flat=True)
        return Counter(int(number) for number in events)
