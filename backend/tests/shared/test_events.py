from dataclasses import dataclass

from shared import events


@dataclass(frozen=True)
class SomethingHappened:
    what: str


def test_a_fact_reaches_its_listeners_and_nobody_else():
    heard: list[str] = []
    events.listen(SomethingHappened)(lambda fact: heard.append(fact.what))

    events.announce(SomethingHappened("un livret est publié"))
    events.announce("something else")

    assert heard == ["un livret est publié"]
