"""What the gate takes of its tests: nothing is left out for ever, and nothing that changed."""

import json
import subprocess
from pathlib import Path

import plan as planning
import pytest
from turns import TURNS, Candidate, Plan, select, touches

from tests.selection import slices_from, what_a_folder_stands_on, what_a_slice_stands_on

CELLS = [Candidate(f"cell {number}", about=("backend/apps/media",)) for number in range(40)]


class TestPlan:
    def test_takes_everything_when_it_does_not_know_what_changed(self):
        assert all(Plan((1,), None).takes(cell) for cell in CELLS)

    def test_takes_each_cell_in_exactly_one_turn(self):
        takers = [sum(Plan((turn,), frozenset()).takes(cell) for turn in TURNS) for cell in CELLS]

        assert takers == [1] * len(CELLS)

    def test_takes_what_runs_always(self):
        assert Plan((), frozenset()).takes(Candidate("sign in", always=True))

    @pytest.mark.parametrize(
        ("changed", "taken"),
        [
            ("backend/apps/media/models.py", True),
            ("backend/apps/media", True),
            ("backend/apps/media_player/models.py", False),
            ("backend/apps/pages/models.py", False),
        ],
    )
    def test_takes_what_is_about_a_changed_file(self, changed: str, taken: bool):
        assert Plan((), frozenset({changed})).takes(CELLS[0]) is taken

    def test_takes_a_unit_as_a_whole(self):
        pair = [Candidate(name, unit="one world") for name in ("first", "second")]

        assert all(
            Plan((turn,), frozenset()).takes(pair[0]) is Plan((turn,), frozenset()).takes(pair[1])
            for turn in TURNS
        )


class TestSelect:
    def test_counts_what_it_leaves_out(self):
        selection = select("backend", CELLS, Plan((2,), frozenset()))

        assert selection.collected == len(selection.selected) + selection.left_out
        assert len(selection.selected) == selection.by_turn["2"]


class TestTestsOfASlice:
    def test_stand_on_the_slices_below_in_the_order_of_the_import_contract(self):
        lower = slices_from("library")

        assert lower[0] == "library"
        assert {"pages", "media", "companies", "accounts"} <= set(lower)
        assert not {"booklets", "publishing", "home"} & set(lower)

    @pytest.mark.parametrize(
        ("name", "changed", "about"),
        [
            ("booklets", "backend/apps/booklets/services/life/archive_booklet.py", True),
            ("booklets", "backend/apps/library/models.py", True),
            ("booklets", "backend/shared/texts/fr.json", True),
            ("booklets", "backend/tests/mail/spools.py", True),
            ("booklets", "backend/apps/home/selectors/concerns/late_readers.py", False),
            ("booklets", "backend/tests/home/test_recount.py", False),
            ("booklets", "frontend/apps/renderer/src/main.tsx", False),
            ("reading", "frontend/apps/renderer/src/main.tsx", True),
        ],
    )
    def test_run_when_something_that_they_stand_on_changed(
        self, name: str, changed: str, about: bool
    ):
        assert any(touches(path, [changed]) for path in what_a_slice_stands_on(name)) is about


class TestTestsOfTheWhole:
    @pytest.mark.parametrize(
        ("folder", "changed", "about"),
        [
            ("starter", "backend/apps/library/starter/chapters.toml", True),
            ("starter", "backend/tests/starter/test_pictures.py", True),
            ("starter", "backend/apps/emailing/models.py", False),
            ("shared", "backend/shared/actor.py", True),
            ("printing", "frontend/packages/booklet/src/print.css", True),
        ],
    )
    def test_run_when_a_slice_that_they_import_changed(
        self, folder: str, changed: str, about: bool
    ):
        paths = what_a_folder_stands_on(folder)

        assert any(touches(path, [changed]) for path in paths) is about


class TestPlanOfTheGate:
    """In a repository of its own."""

    @pytest.fixture
    def repository(self, tmp_path: Path) -> Path:
        self.git(tmp_path, "init", "--quiet")
        self.commit(tmp_path, "first")
        return tmp_path

    def git(self, folder: Path, *arguments: str) -> str:
        identity = ["-c", "user.name=A", "-c", "user.email=a@livretier.test"]
        command = ["git", *identity, *arguments]
        answer = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
        return answer.stdout.strip()

    def commit(self, folder: Path, name: str) -> str:
        (folder / name).write_text(name)
        self.git(folder, "add", name)
        self.git(folder, "commit", "--quiet", "--message", name)
        return self.git(folder, "rev-parse", "HEAD")

    def proved_at(self, folder: Path, *commits: str) -> Path:
        turns = {
            str(turn): {"commit": commit} for turn, commit in zip(TURNS, commits, strict=False)
        }
        file = folder / "full.json"
        file.write_text(json.dumps({"turns": turns}))
        return file

    def test_names_what_changed_since_the_oldest_proof(self, repository: Path):
        old, new = self.commit(repository, "old"), self.commit(repository, "new")
        (repository / "unknown").write_text("not committed yet")

        plan, remark = planning.plan_gate(
            self.proved_at(repository, new, old, new, new), repository
        )

        assert not remark
        assert {"new", "unknown"} <= set(plan["changed"])
        assert "old" not in plan["changed"]

    def test_takes_turns_by_the_number_of_commits(self, repository: Path):
        turns = []
        for number in range(4):
            commit = self.commit(repository, f"commit {number}")
            plan, _ = planning.plan_gate(self.proved_at(repository, *[commit] * 4), repository)
            turns += plan["turns"]

        assert sorted(turns) == sorted(TURNS)

    def test_counts_everything_as_changed_when_a_turn_was_never_proved(self, repository: Path):
        commit = self.commit(repository, "one")

        plan, remark = planning.plan_gate(self.proved_at(repository, *[commit] * 3), repository)

        assert "make full" in remark
        assert plan["changed"] is None

    def test_counts_everything_as_changed_before_anything_was_proved(self, repository: Path):
        plan, remark = planning.plan_gate(repository / "full.json", repository)

        assert "make full" in remark
        assert plan["changed"] is None

    @pytest.mark.parametrize("named", ["absent", "0" * 40])
    def test_counts_everything_as_changed_when_the_proof_is_not_of_this_history(
        self, repository: Path, named: str
    ):
        plan, remark = planning.plan_gate(self.proved_at(repository, *[named] * 4), repository)

        assert "make full" in remark
        assert plan["changed"] is None

    def test_says_that_a_turn_was_left_out_for_too_long(
        self, repository: Path, monkeypatch: pytest.MonkeyPatch
    ):
        monkeypatch.setattr(planning, "FURTHEST", 2)
        old = self.git(repository, "rev-parse", "HEAD")
        new = [self.commit(repository, f"commit {number}") for number in range(3)][-1]

        plan, remark = planning.plan_gate(
            self.proved_at(repository, new, new, new, old), repository
        )

        assert "make full" in remark
        assert plan["changed"] is None
