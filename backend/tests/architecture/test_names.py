"""Names that were given up do not come back, and a word of the glossary has one meaning."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.architecture.paths import REPOSITORY, committed_files, readable

GIVEN_UP = {
    "change_status": "BookletTurned CompanyTurned services._turn",
    "FairShare, by_fair_share": "Turn.objects jobs.Turn note_turn in_turn _in_turn",
    "lock_*": "hold_booklet hold_chapter hold_files hold_folder hold_for hold_for_access hold_for_writing"
    " hold_library hold_managed hold_order hold_page hold_pages hold_rows services._hold",
    "merge_into_page, SaveResult": "Brought describe_brought services._bring",
    "_to_output": "_told",
    "notify_workers": "bell.ring jobs.bell bell.Bell rung_at ring_waiting_jobs",
    "separate_transaction": "tenancy.aside tenancy/aside",
    "edge, sync_edge": "reading.shelf reading/shelf support/shelf keep_shelf ShelfEntry LIVRETIER_SHELF @SHELF@"
    " reading_shelf_changes reading_room",
    "available_chapters": "list_shelf get_shelf ShelfChapter ShelfQuery booklet_id}/shelf",
    "available chapters, in the studio": "shelfQuery",
    "owners of values": "list_keepers schemas.keepers selectors.keepers",
    "owners of values, in the studio": "keepersQuery KeeperField KeeperName",
    "erase_user_traces": "forget_person",
    "Build": "MakingState MakingOut MakingFailed MakingFactory Making.objects",
    "scale, publishing_fixtures, reading_offline": "tests.crowd tests/crowd tests.press tests/press reading_alone"
    " reading-alone TEST_SUITE=press",
    "creation/design": "creation/looks",
    "record_sign_in": "accounts.services.sign_in accounts.sign_in",
}
ELSEWHERE = ("CHANGELOG.md", "docs/figures", "docs/screens", "package-lock.json")


def names_and_texts() -> list[tuple[str, str]]:
    """Each file that people write here, its path among what is searched; migrations tell of their day."""
    found = []
    for path in committed_files():
        name = str(path.relative_to(REPOSITORY))
        if path != Path(__file__) and "/migrations/" not in name and not name.startswith(ELSEWHERE):
            found.append((name, f"{name}\n{readable(path)}"))
    return found


@pytest.fixture(scope="module")
def sources() -> list[tuple[str, str]]:
    return names_and_texts()


def glossary_rows() -> list[set[str]]:
    """The words of each row: those that open it, then the French ones, without what is in brackets."""
    text = (REPOSITORY / "docs/glossary.md").read_text("utf-8")
    text = text.split("## Never on a French screen")[0]
    rows = []
    for line in re.findall(r"^\| (?!Code |Word )(.+) \|$", text, re.MULTILINE):
        code, *french = line.split(" | ")[:-1]
        cells = [code, *(re.sub(r"\([^)]*\)", "", cell) for cell in french)]
        rows.append({_plain(word) for cell in cells for word in cell.split(",")} - {""})
    return rows


def _plain(cell: str) -> str:
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", re.sub(r"\([^)]*\)", "", cell))
    return spaced.strip(" `–").replace("_", " ").lower()


def occurs(name: str, text: str) -> bool:
    """Whole, or before a lookup of the ORM; the cheap look first, for the many files without it."""
    whole = rf"(?<!\w){re.escape(name)}(?!_?[^\W_])"
    return name in text and bool(re.search(whole, text))


@pytest.mark.parametrize("today", GIVEN_UP)
def test_a_name_that_was_given_up_does_not_come_back(today: str, sources: list[tuple[str, str]]):
    names = GIVEN_UP[today].split()

    met = {file for file, text in sources if any(occurs(name, text) for name in names)}

    assert met == set()


def test_something_is_searched(sources: list[tuple[str, str]]):
    folders = Counter(name.split("/")[0] for name, _ in sources)

    assert min(folders[one] for one in ("backend", "frontend", "e2e", "deploy", "docs")) > 10


def test_no_word_of_the_glossary_stands_in_two_rows():
    rows = glossary_rows()

    assert len(rows) > 80
    met = Counter(word for row in rows for word in row)
    assert [word for word, count in met.items() if count > 1] == []
