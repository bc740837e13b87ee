"""The judge of what readers saw finds what it is there for."""

from tests.publishing_kills.reader import Seen
from tests.publishing_kills.versions import Versions

OLD, NEW = "a" * 16, "b" * 16
VERSIONS = Versions(
    bundles={"1.0": {"fr-FR": OLD}, "1.1": {"fr-FR": NEW}},
    hashes={f"entry {OLD}": "old", f"entry {NEW}": "new", f"{NEW}/p.html": "page"},
    told_by={OLD: "1.0", NEW: "1.1"},
)


def entry(folder: str, sha256: str, at: float = 0.0, status: int = 200) -> Seen:
    return Seen(at, at, "", status, sha256, {"fr-FR": folder})


def faults(*seen: Seen) -> int:
    return len(list(VERSIONS.faults([list(seen)], {"1.0", "1.1"})))


def test_errors_other_bytes_and_mixtures_are_faults():
    assert faults(entry(NEW, "new")) == 0
    assert faults(entry(NEW, "old")) == 1
    assert faults(entry(NEW, "new", status=404)) == 1
    assert faults(entry(f"{OLD} {NEW}", "new")) == 1
    assert faults(Seen(0, 0, f"{NEW}/p.html", 200, "other", {})) == 1
    assert faults(Seen(0, 0, "version.json", 200, "", {"fr-FR": OLD}, "1.1")) == 1


def test_a_turn_lasts_from_the_first_new_answer_to_the_last_former_one():
    rounds = [[entry(OLD, "old", 1.0), entry(NEW, "new", 2.0), entry(OLD, "old", 5.0)]]

    assert VERSIONS.turned_in(rounds, "1.0", "1.1") == 3.0
