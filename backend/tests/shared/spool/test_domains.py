"""The rate of an address domain: nobody else waits for it, and what waits is little and in order."""

import itertools
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from shared.spool.client import SpoolClient
from shared.spool.domains import LONGEST_PAUSE, Domains
from shared.spool.messages import Kind, Message, Outcome
from shared.spool.server import Spool
from tests.mail.sink import Sink

Start = Callable[..., Spool]


@dataclass
class Waiting:
    domain: str
    name: int
    wanted: bool = True


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def admitted(domains: Domains[Waiting], clock: Clock, *, seconds: float) -> list[Waiting]:
    """What goes in that time, asked for every hundredth of a second."""
    gone: list[Waiting] = []
    for _ in range(round(100 * seconds)):
        clock.now += 0.01
        gone += iter(domains.next_due, None)
    return gone


def of_gmail(count: int) -> list[Waiting]:
    return [Waiting("gmail.com", number) for number in range(count)]


def test_a_domain_gets_its_rate_in_order():
    clock = Clock()
    domains = Domains[Waiting](20, clock=clock)
    at_once = [one for one in of_gmail(100) if domains.admit(one)]

    in_a_second = admitted(domains, clock, seconds=1.0)
    all_of_them = at_once + in_a_second + admitted(domains, clock, seconds=4.1)

    assert (len(at_once), 19 <= len(in_a_second) <= 20) == (1, True)
    assert [one.name for one in all_of_them] == list(range(100))
    assert domains.seconds_left() is None


def test_others_pass():
    domains = Domains[Waiting](20, clock=Clock())
    full = [domains.admit(one) for one in of_gmail(50)]

    passing = [domains.admit(Waiting(f"{number}.example", 0)) for number in range(1000)]

    assert sum(full) == 1
    assert all(passing)


def test_zero_is_no_limit():
    domains = Domains[Waiting](0)

    assert all(domains.admit(one) and not domains.pause(one.domain) for one in of_gmail(500))


def test_what_nobody_wants_takes_no_room():
    clock = Clock()
    domains = Domains[Waiting](20, clock=clock)
    for one in of_gmail(41):
        one.wanted = one.name >= 40 or not one.name
        domains.admit(one)

    gone = admitted(domains, clock, seconds=0.06)

    assert [one.name for one in gone if one.wanted] == [40]


def test_a_letter_uses_the_room_of_its_domain():
    clock = Clock()
    domains = Domains[Waiting](20, clock=clock)
    for one in of_gmail(2):
        domains.admit(one)
    for _ in range(20):
        domains.use("gmail.com")

    assert admitted(domains, clock, seconds=0.9) == []
    assert len(admitted(domains, clock, seconds=0.3)) == 1


def test_more_than_a_second_of_them_comes_again_one_after_the_other():
    domains = Domains[Waiting](20, clock=Clock())
    pauses = []
    for one in of_gmail(40_000):
        pause = domains.pause(one.domain)
        if pause:
            pauses.append(pause)
        else:
            domains.count(one, 1)

    assert len(pauses) == 40_000 - 20
    assert all(0.04 < b - a < 0.06 for a, b in itertools.pairwise(pauses[:1000]))
    assert max(pauses) <= LONGEST_PAUSE
    assert domains.pause("orange.fr") == 0


def test_domains_that_are_free_are_forgotten():
    clock = Clock()
    domains = Domains[Waiting](20, clock=clock)
    for number in range(50_000):
        clock.now += 0.001
        domains.admit(Waiting(f"{number}.example", number))

    assert len(domains._free_at) < 11_000


def message(name: str, to: str, kind: Kind = Kind.BULK) -> Message:
    content = f"Message-ID: <{name}@livretier.test>\r\n\r\nBonjour\r\n".encode()
    return Message(name, "de@livretier.test", to, content, kind)


def test_a_full_domain_holds_up_nobody(start_spool: Start):
    full = [message(f"full{number}", "ines@Gmail.com") for number in range(30)]
    others = [message(f"m{number}", f"ines@{number}.example") for number in range(300)]
    outcomes: Counter[Outcome] = Counter()
    taken_when_others_were = -1
    with Sink() as sink:
        start_spool(sink, per_domain=20)
        with SpoolClient(timeout=10) as client:
            client.hand_over([*full, *others])
            began = time.monotonic()
            while outcomes.total() < 330:
                outcomes.update(one.outcome for one in client.hear())
                if taken_when_others_were < 0 and not any(
                    f"m{n}" not in sink.taken for n in range(300)
                ):
                    taken_when_others_were = sink.taken.total() - 300
            seconds = time.monotonic() - began

    waited = outcomes[Outcome.SENT] - 300
    assert outcomes[Outcome.FULL] == 30 - waited
    assert 20 <= waited <= 25
    assert taken_when_others_were < waited
    assert seconds > (waited - 1) / 20 - 0.05
    assert set(sink.taken.values()) == {1}


def test_a_letter_waits_for_no_domain(start_spool: Start):
    with Sink() as sink:
        start_spool(sink, per_domain=2)
        with SpoolClient(timeout=10) as client:
            client.hand_over(message(f"m{number}", "ines@gmail.com") for number in range(2))
            began = time.monotonic()
            client.hand_over([message("letter", "ines@gmail.com", Kind.URGENT)])
            while "letter" not in sink.taken:
                client.hear()
            seconds = time.monotonic() - began

    assert seconds < 0.4
