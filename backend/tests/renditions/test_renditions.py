"""Sixty photographs of twelve megapixels: how much the product adds to bare libvips, in one run."""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from uuid import UUID

import pytest
from django.db import transaction

from apps.companies.factories import CompanyFactory
from apps.media import addresses
from apps.media.models import Content, Upload, UploadState
from apps.media.services import _ledger
from shared import objects
from shared.ids import uuid7
from shared.jobs.models import Job, JobState
from shared.jobs.notify import notify_workers
from shared.jobs.queue import enqueue
from shared.jobs.queues import queue_of
from shared.tenancy import act_as_platform
from shared.tenancy.scope import act_as_company
from tests.figures import Figures
from tests.processes import BACKEND, Process
from tests.renditions import photographs

PHOTOGRAPHS, AT_ONCE, BATCH = 60, 2, 10
RENDITIONS = 8
LEAST = 0.7
WORKER = [
    "celery",
    "-A",
    "config.celery:app",
    "worker",
    "--concurrency",
    str(AT_ONCE),
    "-n",
    "renditions@here",
]
NOTIFIED_AGAIN_SECONDS = 20  # as beat would
NOW = datetime(2026, 11, 15, 12, tzinfo=UTC)


@pytest.fixture(scope="session")
def taken(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("photographs")
    files = [folder / f"{number}.jpg" for number in range(PHOTOGRAPHS)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(photographs.take, range(PHOTOGRAPHS), files))
    return files


@pytest.mark.timeout(3600)
@pytest.mark.django_db(transaction=True)
def test_the_product_renders_nearly_as_fast_as_bare_libvips(
    taken: list[Path], tmp_path: Path, figures: Figures
):
    with act_as_platform():
        owner = CompanyFactory.create().id
    worker = Process("renditions-worker", WORKER)
    bare = product = 0.0
    worker.start()
    try:
        for first in range(0, PHOTOGRAPHS, BATCH):
            batch = taken[first : first + BATCH]
            uploads = [arrive(owner, photograph) for photograph in batch]
            bare += render_bare(batch, tmp_path / f"bare{first}")
            product += render_by_product(owner, uploads)
        with act_as_platform():
            assert Content.objects.filter(company_id=owner).count() == PHOTOGRAPHS
    finally:
        worker.end()
        objects.remove_under(f"media/{owner}/")
        objects.remove_under(f"uploads/{owner}/")

    ratio = bare / product
    count = PHOTOGRAPHS * RENDITIONS
    figures.note(
        "Media C",
        f"{PHOTOGRAPHS} photographs of 12 megapixels: renditions per second through the product ÷ bare libvips,"
        f" {AT_ONCE} at a time, in turns of {BATCH}",
        f"{ratio:.2f} ({count / product:.1f} ÷ {count / bare:.1f} per second)",
        goal=f"≥ {LEAST}",
        met=ratio >= LEAST,
    )
    assert ratio >= LEAST


def arrive(owner: UUID, photograph: Path) -> Upload:
    """Sent, and not yet looked at."""
    size = photograph.stat().st_size
    with transaction.atomic(), act_as_platform():
        _ledger.reserve(owner=owner, size=size)
        upload = Upload.objects.create(
            id=uuid7(), company_id=owner, name=photograph.name, kind="image", size=size,
            state=UploadState.ANALYSING, part_size=size, touched_at=NOW,
        )  # fmt: skip
    key = addresses.upload_key(owner=owner, upload_id=upload.id)
    objects.store(file=photograph, key=key, content_type="application/octet-stream")
    return upload


def render_bare(batch: list[Path], folder: Path) -> float:
    began = time.perf_counter()
    running = [
        subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.renditions.bare",
                folder / str(hand),
                *batch[hand::AT_ONCE],
            ],
            cwd=BACKEND,
        )
        for hand in range(AT_ONCE)
    ]
    assert [process.wait() for process in running] == [0] * AT_ONCE
    return time.perf_counter() - began


def render_by_product(owner: UUID, uploads: list[Upload]) -> float:
    """From the moment they are asked for until the last is a file."""
    began = time.perf_counter()
    with transaction.atomic(), act_as_company(owner):
        jobs = [enqueue("media.analyse_upload", upload_id=upload.id).id for upload in uploads]
    notified_at = time.monotonic()
    while waiting := list(
        Job.objects.filter(id__in=jobs, state=JobState.PENDING).values_list("id", flat=True)
    ):
        time.sleep(0.05)
        if time.monotonic() - notified_at > NOTIFIED_AGAIN_SECONDS:
            notify_workers(waiting, queue_of("media.analyse_upload"))
            notified_at = time.monotonic()
    assert not Job.objects.filter(id__in=jobs).exclude(state=JobState.DONE).exists()
    return time.perf_counter() - began
