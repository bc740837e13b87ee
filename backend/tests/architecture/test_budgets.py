"""What the gate takes when there is little time: the nearest first, and nothing waits for ever."""

import plan as planning
import pytest
from turns import BUDGETS, TURNS, Candidate, Plan, select

FILES = [
    Candidate(f"file.{number} test", file=f"file {number}", about=("backend/shared",))
    for number in range(100)
]
SECONDS = {file.place: 20.0 for file in FILES}
ROOM = int(BUDGETS["backend"] // 20)


class TestALittleTime:
    def taken(self, *changed: str, run: int | None = 1, always: int = 0) -> list[str]:
        candidates = [
            Candidate(one.id, always=number < always, file=one.file, about=one.about)
            for number, one in enumerate(FILES)
        ]
        plan = Plan((1,), frozenset(changed), run)
        return select("backend", candidates, plan, SECONDS).selected

    def test_is_not_exceeded(self):
        assert len(self.taken("backend/shared/actor.py")) == ROOM

    def test_goes_first_to_tests_that_changed_themselves(self):
        changed = [f"file {number}" for number in range(ROOM)]

        assert self.taken("backend/shared/actor.py", *changed) == [one.id for one in FILES[:ROOM]]

    def test_is_no_matter_to_what_always_runs(self):
        assert len(self.taken(always=ROOM + 10)) == ROOM + 10

    def test_is_no_matter_to_a_full_run(self):
        assert len(self.taken("backend/shared/actor.py", run=None)) == len(FILES)

    def test_is_given_to_others_in_the_next_run(self):
        runs = [set(self.taken("backend/shared/actor.py", run=run)) for run in range(60)]

        assert len(set.union(*runs)) == len(FILES)

    def test_that_is_missing_is_said(self):
        plan = Plan((1,), frozenset({"backend/shared/actor.py"}), 1)

        selection = select("backend", FILES, plan, SECONDS)

        assert selection.put_off == len(FILES) - ROOM
        assert selection.left_out == selection.put_off

    def test_takes_a_unit_as_a_whole_or_leaves_it(self):
        pairs = [
            Candidate(f"pair.{number} {name}", unit=f"pair {number}", about=("backend",))
            for number in range(40)
            for name in ("first", "second")
        ]
        plan = Plan((), frozenset({"backend/a.py"}), 1)

        taken = select("backend", pairs, plan, {pair.place: 11.0 for pair in pairs}).selected

        assert len(taken) == 2 * int(BUDGETS["backend"] // 22)
        assert len({one.partition(" ")[0] for one in taken}) == len(taken) / 2


class TestLongSuites:
    def test_each_has_its_turn(self):
        taken = [planning.choose_long(Plan((turn,), frozenset(), turn)) for turn in TURNS]

        assert {name for names in taken for name in names} == set(planning.LONG)

    def test_all_run_when_time_is_no_matter(self):
        assert planning.choose_long(Plan(TURNS, frozenset())) == list(planning.LONG)

    @pytest.mark.parametrize("turn", TURNS)
    def test_stay_within_their_time_whatever_changed(self, turn: int):
        taken = planning.choose_long(Plan((turn,), None, turn))

        assert taken
        assert sum(planning.LONG[name][0] for name in taken) <= BUDGETS["long"]
