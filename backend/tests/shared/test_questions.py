from dataclasses import dataclass

import pytest

from shared import questions
from shared.questions import Question, answers, ask


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomsOf(Question[str]):
    floor: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KeysOf(Question[str]):
    floor: int


@pytest.fixture(autouse=True)
def nobody_knows_yet(monkeypatch):
    for kind in (RoomsOf, KeysOf):
        monkeypatch.setitem(questions._answerers, kind, [])


class TestAsk:
    def test_collects_what_each_one_knows_in_their_order(self):
        answers(RoomsOf)(lambda asked: f"atelier {asked.floor}")
        answers(RoomsOf)(lambda asked: f"vestiaire {asked.floor}")

        assert ask(RoomsOf, floor=2) == ["atelier 2", "vestiaire 2"]

    def test_leaves_out_who_has_nothing_to_say(self):
        answers(RoomsOf)(lambda asked: None)
        answers(RoomsOf)(lambda asked: "")

        assert ask(RoomsOf, floor=2) == [""]

    def test_is_answered_with_nothing_when_nobody_knows(self):
        answers(RoomsOf)(lambda asked: "atelier")

        assert ask(KeysOf, floor=2) == []

    def test_does_not_go_on_when_an_answer_fails(self):
        def fail(asked: RoomsOf) -> str:
            raise LookupError(asked.floor)

        answers(RoomsOf)(fail)

        with pytest.raises(LookupError):
            ask(RoomsOf, floor=2)


def test_who_answers_stays_a_function():
    @answers(RoomsOf)
    def name_rooms(asked: RoomsOf) -> str:
        return f"atelier {asked.floor}"

    assert name_rooms(RoomsOf(floor=1)) == "atelier 1"
