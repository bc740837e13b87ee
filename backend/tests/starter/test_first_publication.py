"""A company that has filled nothing publishes its first booklet: nothing in it is false, and the grid says what it lacks."""

import re
from pathlib import Path

import pytest
from pytest_django import Settings

from apps.library.content import WrittenObligation, living_values, starter_library
from apps.library.models import BookletKind
from apps.values import selectors as values
from apps.values.selectors import KnownValue
from shared.documents.values import values_of
from tests.starter.newcomer import Newcomer, begin, concerns, files_of

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("_real_renderer", "_marked")]

FORBIDDEN = {value.key for value in living_values() if not value.may_stand_in}
MARK = re.compile(r"⟦(\w+)⟧")
GAP = re.compile(r'<mark class="lvb-value">([^<]*)')  # the name of a value that says nothing
READ = {"index.html", "contacts.html", "recherche.html", "search.json", "_/entry.html"}


@pytest.fixture
def _real_renderer(built_renderer: Path, settings: Settings) -> None:
    settings.RENDERER = built_renderer


@pytest.fixture
def _marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words that stand in for a value, each followed by its key."""
    say = values.stand_in

    def say_and_mark(known: KnownValue, **told: str) -> str:
        said = say(known, **told)
        return said and f"{said} ⟦{known.key}⟧"

    monkeypatch.setattr(values, "stand_in", say_and_mark)


@pytest.mark.parametrize(
    ("sector", "kind"),
    [
        ("HCR", BookletKind.EMPLOYEE_WELCOME),
        ("MED", BookletKind.RESIDENT),
        ("SAN", BookletKind.PATIENT),
    ],
)
def test_says_nothing_false_and_tells_what_it_lacks(sector: str, kind: BookletKind) -> None:
    newcomer = begin(sector, kind)

    filled = newcomer.fill_what_is_asked()
    files = files_of(newcomer.publish())

    assert files.keys() >= READ
    stand_in = {key for text in files.values() for key in MARK.findall(text)}
    assert stand_in, "what may be said in neutral words is"
    assert stand_in & FORBIDDEN == set()
    assert {path: GAP.findall(text) for path, text in files.items() if GAP.search(text)} == {}
    assert told_by(newcomer) == expected_of(sector, kind, filled)


def told_by(newcomer: Newcomer) -> dict[str, tuple[str, set[str]]]:
    """By the code of an obligation: how the grid says that it stands, and which facts it lacks."""
    return {
        line["code"]: (line["state"], {one["key"] for one in line["values"] if not one["value"]})
        for line in newcomer.read("coverage")["items"]
    }


def expected_of(sector: str, kind: str, filled: set[str]) -> dict[str, tuple[str, set[str]]]:
    """The same, from the files of the library alone."""
    asked = [one for one in starter_library().obligations if concerns(one, sector, kind)]
    return {one.code: _state_of(one, sector, kind, filled) for one in asked}


def _state_of(
    asked: WrittenObligation, sector: str, kind: str, filled: set[str]
) -> tuple[str, set[str]]:
    pages = [
        page
        for chapter in starter_library().chapters
        if concerns(chapter, sector, kind)
        for page in chapter.pages
        if asked.code in page.obligations
    ]
    inserted = {key for page in pages for key in values_of(page.document)}
    lacking = (inserted & set(asked.values)) - filled
    to_collate = any(page.official and not page.official.collated_on for page in pages)
    return "to_complete" if lacking or to_collate else "covered" if pages else "missing", lacking
