"""The rate of the provider: so many messages a second of mailings, all connections together; letters do not wait."""

from collections.abc import Callable

import pytest

from shared.spool import pace
from shared.spool.client import SpoolClient
from shared.spool.messages import Answer, Kind, Message, Outcome
from shared.spool.pace import Pace
from shared.spool.server import Spool
from tests.mail.sink import Sink


class Clock:
    """Time that passes only while somebody sleeps."""

    now = 100.0

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def moments(self, paced: Pace, count: int) -> list[float]:
        gone = []
        for _ in range(count):
            paced.wait()
            gone.append(self.now)
        return gone


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(pace, "time", clock)
    return clock


def test_so_many_leave_in_a_second_and_no_more(clock: Clock):
    gone = clock.moments(Pace(20), 61)

    assert gone == pytest.approx([100 + number / 20 for number in range(61)])


def test_a_rest_is_not_made_up_for(clock: Clock):
    paced = Pace(20)
    paced.wait()
    clock.now += 3600

    gone = clock.moments(paced, 21)

    assert gone[-1] - gone[0] == pytest.approx(1.0)


def test_zero_is_no_limit(clock: Clock):
    assert clock.moments(Pace(0), 100) == [100.0] * 100


def test_mailings_keep_it_and_letters_do_not(
    start_spool: Callable[..., Spool], monkeypatch: pytest.MonkeyPatch
):
    waited: list[int] = []
    monkeypatch.setattr(Pace, "wait", lambda _: waited.append(1))
    content = b"Message-ID: <m%d@a.test>\r\n\r\nBonjour\r\n"
    kinds = [Kind.BULK] * 5 + [Kind.URGENT] * 3
    messages = [
        Message(f"m{number}", "de@a.test", "ines@b.test", content % number, kind)
        for number, kind in enumerate(kinds)
    ]

    with Sink() as sink:
        start_spool(sink)
        with SpoolClient(timeout=10) as client:
            client.hand_over(messages)
            answers: list[Answer] = []
            while len(answers) < len(messages):
                answers += client.hear()

    assert {one.outcome for one in answers} == {Outcome.SENT}
    assert sum(waited) == 5
