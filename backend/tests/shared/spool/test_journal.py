"""What the journal knows after its process, or the power, was cut."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from shared.spool.journal import Journal
from shared.spool.messages import Answer, Outcome


def outcome(journal: Journal, name: str) -> Outcome | None:
    found = journal.find(name)
    return found.outcome if found else None


def test_remembers_answers(tmp_path: Path):
    journal = Journal(tmp_path)
    journal.plan(["a", "b"])
    journal.intend("a")
    answer = Answer("a", Outcome.SENT, 12.5, "250 2.0.0 Ok")
    journal.note(answer)
    journal.close()

    again = Journal(tmp_path)

    assert again.find("a") == answer
    assert again.find("b") is None


def test_what_was_begun_and_never_answered_is_uncertain(tmp_path: Path):
    journal = Journal(tmp_path)
    journal.plan(["begun", "planned"])
    journal.intend("begun")
    journal.close()

    again = Journal(tmp_path)

    assert outcome(again, "begun") is Outcome.UNCERTAIN
    assert outcome(again, "planned") is None


def test_a_power_cut_makes_the_block_uncertain(tmp_path: Path):
    journal = Journal(tmp_path, boot="before")
    journal.plan(["told", "lost"])
    journal.note(Answer("told", Outcome.SENT, 1.0, "250 Ok"))
    journal.close()

    again = Journal(tmp_path, boot="after")

    assert outcome(again, "told") is Outcome.SENT
    assert outcome(again, "lost") is Outcome.UNCERTAIN


@pytest.mark.parametrize("passing", [Outcome.LATER, Outcome.AWAY])
def test_what_the_provider_did_not_take_may_be_sent(tmp_path: Path, passing: Outcome):
    journal = Journal(tmp_path)
    journal.plan(["a"])
    journal.intend("a")
    journal.note(Answer("a", passing, 1.0, "450 Later"))
    journal.close()

    assert Journal(tmp_path).find("a") is None


def test_half_a_line_hides_nothing_that_follows(tmp_path: Path):
    journal = Journal(tmp_path)
    journal.close()
    file = next(tmp_path.glob("*.journal"))
    file.write_bytes(b"D a 1.0")

    journal = Journal(tmp_path)
    journal.note(Answer("b", Outcome.SENT, 1.0, "250 Ok"))
    journal.close()

    assert outcome(Journal(tmp_path), "b") is Outcome.SENT


def test_forgets_after_a_week(tmp_path: Path):
    days = [date(2026, 11, 1)]
    journal = Journal(tmp_path, today=lambda: days[0])
    journal.note(Answer("old", Outcome.SENT, 1.0, "250 Ok"))
    days[0] += timedelta(days=7)
    journal.plan(["new"])
    kept = outcome(journal, "old")
    days[0] += timedelta(days=1)
    journal.plan(["newer"])

    assert (kept, outcome(journal, "old")) == (Outcome.SENT, None)
    assert len(list(tmp_path.glob("*.journal"))) == 2


def test_is_nobody_else_s_meanwhile(tmp_path: Path):
    journal = Journal(tmp_path)

    with pytest.raises(BlockingIOError):
        Journal(tmp_path)
    journal.close()
