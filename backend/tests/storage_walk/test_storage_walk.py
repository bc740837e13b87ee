"""Storage used is exact after ten thousand random acts, a quarter of which die on their way."""

import random

import pytest

from apps.media.tests.inventory import take_inventory
from apps.media.tests.walk import Walk
from shared.jobs import registry
from tests.figures import Figures

STEPS, LOOKS = 10_000, 20


@pytest.mark.timeout(3600)
@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("run_jobs")
def test_storage_used_is_exact_after_ten_thousand_acts(
    monkeypatch: pytest.MonkeyPatch, figures: Figures
):
    seed = random.randrange(10**9)
    print(f"seed {seed}")
    walk = Walk(seed)
    monkeypatch.setitem(registry._handlers, "media.analyse_upload", walk.analyse)

    faults: list[object] = []
    for _ in range(LOOKS):
        walk.go(STEPS // LOOKS)
        walk.come_to_rest()
        faults += [fault] if (fault := take_inventory(walk.owner).faults()) else []

    seen = walk.seen
    figures.note(
        "E (storage)",
        f"{STEPS} random acts: {seen['begin']} uploads begun, {seen['run_a_job']} jobs,"
        f" {seen['delete'] + seen['empty'] + seen['trash']} times thrown away or deleted,"
        f" {seen['crash']} crashes; books, rows and objects of S3 compared {LOOKS} times",
        f"{len(faults)} differences",
        goal="0",
        met=not faults,
    )
    assert faults == [], f"seed {seed}: {seen}"
    assert seen["crash"] > STEPS / 20
