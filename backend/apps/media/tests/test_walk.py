"""The room that files take is exact, whatever happened and wherever it stopped."""

import random

import pytest

from apps.media.tests.inventory import take_inventory
from apps.media.tests.walk import Walk
from shared.jobs import registry

STEPS, LOOKS = 150, 3


@pytest.mark.django_db(transaction=True)
@pytest.mark.usefixtures("run_jobs")
def test_the_books_are_exact_after_a_random_life_with_crashes(monkeypatch: pytest.MonkeyPatch):
    seed = random.randrange(10**9)
    walk = Walk(seed)
    monkeypatch.setitem(registry._handlers, "media.analyse_upload", walk.analyse)

    for _ in range(LOOKS):
        walk.go(STEPS // LOOKS)
        walk.come_to_rest()
        assert take_inventory(walk.owner).faults() == {}, f"seed {seed}: {walk.seen}"

    assert walk.seen["crash"] > 0, seed
