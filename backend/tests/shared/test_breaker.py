"""A part that does not answer is asked a few times, then left alone for a while."""

from collections.abc import Callable

import pytest

from shared import breaker as module
from shared.breaker import FAILURES, Breaker
from shared.errors import PartAway

Call = Callable[[], None]


class Gone(PartAway):
    code = "part_away"


class Part:
    """Counts who really asks it."""

    def __init__(self) -> None:
        self.breaker, self.asked, self.answers = Breaker(Gone), 0, False

    def call(self) -> None:
        with self.breaker.guard():
            self.asked += 1
            if not self.answers:
                raise Gone


@pytest.fixture
def part(monkeypatch: pytest.MonkeyPatch) -> Part:
    monkeypatch.setattr(module, "LONG_PAUSE_SECONDS", 600)
    return Part()


def call_in_vain(part: Part, times: int) -> None:
    for _ in range(times):
        with pytest.raises(Gone):
            part.call()


def test_it_is_asked_no_more_after_some_failures_in_a_row(part: Part):
    call_in_vain(part, 10 * FAILURES)

    assert part.asked == FAILURES


def test_an_answer_in_between_begins_the_count_anew(part: Part):
    call_in_vain(part, FAILURES - 1)
    part.answers = True
    part.call()
    part.answers = False

    call_in_vain(part, FAILURES)

    assert part.asked == 2 * FAILURES


def test_a_refusal_is_an_answer(part: Part):
    call_in_vain(part, FAILURES - 1)

    with pytest.raises(ValueError, match="no"), part.breaker.guard():
        raise ValueError("no")

    assert part.breaker.failures == 0


def test_after_the_pause_one_tries_and_the_others_are_still_refused(part: Part):
    call_in_vain(part, FAILURES)
    part.breaker.refuses_until = 0.0

    call_in_vain(part, 5)

    assert part.asked == FAILURES + 1


def test_a_trial_that_succeeds_opens_it_to_all(part: Part):
    call_in_vain(part, FAILURES)
    part.breaker.refuses_until, part.answers = 0.0, True

    part.call()
    part.call()

    assert not part.breaker.doubtful
