"""REL4 on the engine: two authors, a thousand edits each, offline spells, simultaneous saves."""

from random import Random

import pytest

from shared.documents import Merged
from tests.figures import KEPT, Figures
from tests.shared.documents import two_authors
from tests.shared.documents.laws import ENOUGH, EXAMPLES
from tests.shared.documents.two_authors import Desk

LONG = EXAMPLES >= ENOUGH
EDITS, ROUNDS = (1_000, 20) if LONG else (200, 1)


@pytest.mark.timeout(1800)
def test_two_authors_lose_nothing_and_overwrite_nothing_in_silence():
    desks = [Desk(Random(seed), EDITS) for seed in range(ROUNDS)]

    for desk in desks:
        desk.work()

    lost = sum(len(desk.lost) for desk in desks)
    overwritten = sum(desk.overwritten for desk in desks)
    if LONG:
        Figures("make merge-laws", folder=KEPT).note(
            "REL4 engine",
            f"{ROUNDS} × two authors × {EDITS} random edits, offline spells, simultaneous saves,"
            f" answers lost: {sum(len(desk.server.revisions) for desk in desks)} saves,"
            f" {sum(desk.conflicts for desk in desks)} conflicts told",
            f"{lost} lost, {overwritten} overwritten in silence",
            goal="0 lost, 0 overwritten in silence",
            met=not lost and not overwritten,
        )
    assert (lost, overwritten) == (0, 0)


def test_everybody_sees_the_same_page_in_the_end():
    desk = Desk(Random(1), 50)

    desk.work()

    newest = desk.server.revisions[-1]
    assert [author.document for author in desk.authors] == [newest, newest]


def test_a_server_where_the_last_one_wins_is_found_out(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(two_authors, "merge", lambda base, mine, saved: Merged(mine))
    desk = Desk(Random(1), 50)

    desk.work()

    assert desk.overwritten
    assert desk.lost
