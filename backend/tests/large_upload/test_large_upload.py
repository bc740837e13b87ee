"""300 MB arrive whole though the network breaks and the worker is killed; the application's memory does not notice."""

import hashlib
import random
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from apps.media import addresses
from apps.media.models import MediaFile
from shared import objects
from shared.jobs.models import Job, JobState
from shared.tenancy import act_as_platform
from tests.figures import Figures
from tests.large_upload.browser import Browser
from tests.large_upload.film import write_film
from tests.large_upload.memory import resident, watched
from tests.operations.world import Caller, World, make_world
from tests.processes import Broker, Process
from tests.product import Product
from tests.visitor import Visitor

SIZE = 300_000_000
SMALL = 9_000_000
GROWTH = 8 * 1024 * 1024
MEBIBYTE = 1024 * 1024


@pytest.fixture
def broker() -> Iterator[Broker]:
    folder = Path("/tmp") / f"livretier-large-{random.randrange(10**6)}"
    broker = Broker(folder, port=random.randrange(21000, 29000, 10))
    broker.start()
    yield broker
    broker.stop()
    shutil.rmtree(folder)


@pytest.fixture
def worker(broker: Broker) -> Iterator[Process]:
    options = ["--concurrency", "1", "--loglevel", "WARNING"]
    process = _celery("worker", options, broker)
    process.start()
    yield process
    process.end()


@pytest.fixture
def _clock(broker: Broker, tmp_path: Path) -> Iterator[None]:
    process = _celery("beat", ["--schedule", str(tmp_path / "beat"), "--pidfile", ""], broker)
    process.start()
    yield
    process.end()


@pytest.fixture
def product(broker: Broker, transactional_db: None) -> Iterator[Product]:
    with Product(LIVRETIER_BROKER_URL=broker.url).running() as product:
        yield product


@pytest.fixture
def world(transactional_db: None) -> World:
    with act_as_platform():
        return make_world()


@pytest.mark.timeout(1200)
@pytest.mark.usefixtures("_clock")
def test_300_mb_survive_a_network_cut_and_the_death_of_the_worker(
    product: Product, worker: Process, world: World, figures: Figures, tmp_path: Path
):
    film, small = tmp_path / "film.mp4", tmp_path / "court.mp4"
    digest = write_film(film, size=SIZE)
    write_film(small, size=SMALL)
    client = world.client(Caller.COMPANY_ADMIN)
    for _ in range(8):  # every process of the application has seen every kind of call
        _send_whole(product, client, small)
    before = resident(product.pid)

    with watched(product.pid) as application, Visitor(product, client) as visitor:
        browser = Browser(visitor, film)
        browser.begin()
        parts = browser.upload["parts"]
        browser.send(range(1, parts // 2))
        browser.lose_network_in(parts // 2)
    with watched(product.pid) as resumed, Visitor(product, client) as visitor:
        browser.visitor = visitor
        missing = browser.missing()
        browser.send(missing)
        browser.finish()
        _kill_in_the_middle(worker, browser.upload["id"])
        with watched(_pid(worker)) as working:
            state = _wait_for_the_end(browser)

    peak = max(application + resumed) - before
    figures.note(
        "B (300 MB)",
        f"a film of {SIZE // 1_000_000} MB in {parts} parts, the network cut in part {parts // 2},"
        f" {len(missing)} parts sent after it, the worker killed during the analysis",
        f"{state}, the application’s memory +{peak / MEBIBYTE:.1f} MiB at most (from"
        f" {before / MEBIBYTE:.0f}); the worker and its analysis at most"
        f" {max(working) / MEBIBYTE:.0f} MiB",
        goal=f"ready, same SHA-256, ≤ {GROWTH // MEBIBYTE} MiB",
        met=state == "ready" and peak <= GROWTH,
    )
    assert state == "ready", browser.upload
    assert missing == list(range(parts // 2, parts + 1))
    assert _stored_digest(browser.upload["file_id"]) == (digest, digest)
    assert peak <= GROWTH


def _celery(kind: str, options: list[str], broker: Broker) -> Process:
    command = ["celery", "-A", "config.celery:app", kind, *options]
    return Process(f"large-{kind}", command, LIVRETIER_BROKER_URL=broker.url)


def _pid(process: Process) -> int:
    assert process.running
    return process.running.pid


def _send_whole(product: Product, client: Client, file: Path) -> None:
    with Visitor(product, client) as visitor:
        browser = Browser(visitor, file)
        browser.begin()
        browser.send(browser.missing())
        browser.finish()
        browser.look()


def _kill_in_the_middle(worker: Process, upload_id: str) -> None:
    """As soon as the analysis is in hand, and has had time to open the file."""
    job = Job.objects.filter(name="media.analyse_upload", payload__upload_id=upload_id)
    _until(lambda: job.filter(state=JobState.PENDING, attempts__gt=0).exists())
    time.sleep(0.5)
    worker.kill()
    assert job.filter(state=JobState.PENDING).exists(), "the analysis was over before the kill"
    worker.start()


def _wait_for_the_end(browser: Browser) -> str:
    _until(lambda: browser.look()["state"] in ("ready", "refused"), seconds=300)
    return str(browser.upload["state"])


def _until(happened: Callable[[], bool], *, seconds: float = 120) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if happened():
            return
        time.sleep(0.05)
    raise TimeoutError


def _stored_digest(file_id: str) -> tuple[str, str]:
    """What the row says, and what S3 really holds."""
    with act_as_platform():
        file = MediaFile.objects.select_related("content").get(id=file_id)
    folder = addresses.folder_of(owner=file.company_id, content_id=file.content_id)
    key = folder + addresses.original_name(file.content.extension)
    stored = objects.client().get_object(Bucket=settings.S3["bucket"], Key=key)
    digest = hashlib.sha256()
    for piece in stored["Body"].iter_chunks(MEBIBYTE):
        digest.update(piece)
    return file.sha256, digest.hexdigest()
