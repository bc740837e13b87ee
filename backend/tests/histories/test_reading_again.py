"""Who reads again, and what, in thousands of random histories of a booklet: the short form of this runs in the gate."""

import os
from random import Random

import pytest

from apps.participation.tests.test_histories import answered, expected, played
from tests.figures import FOLDER, KEPT, Figures

ALL = 2000
HISTORIES = int(os.environ.get("HISTORIES", ALL))


@pytest.mark.timeout(3600)
def test_exactly_those_pages_in_every_history():
    differences = looked = asked = 0
    for seed in range(HISTORIES):
        for history in played(Random(seed)):
            wanted = expected(history)
            looked += 1
            asked += bool(wanted)
            differences += answered(history) != wanted

    Figures("make histories", folder=KEPT if HISTORIES >= ALL else FOLDER).note(
        "PPL-D",
        f"{HISTORIES} random histories of versions, moves and receipts, looked at after each of {looked} steps: other pages"
        " asked to be read again than by a model that compares everything",
        f"{differences} ({asked} steps ask for some)",
        goal=f"0 differences in {ALL}",
        met=differences == 0,
    )
    assert differences == 0
    assert asked > HISTORIES
