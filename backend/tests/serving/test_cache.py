"""The store is asked once for each file, the application never."""

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.figures import Figures
from tests.serving.served import Served

MIB = 1024 * 1024
FETCHES = 1000


@pytest.fixture
def _store_comes_back(served: Served) -> Iterator[None]:
    yield
    served.store.closed = False


def questions(served: Served, since: int) -> list[str]:
    return served.store.ranges[since:]


def test_the_application_is_never_asked(served: Served):
    planted = [served.plant("w320.webp", os.urandom(4000)) for _ in range(10)]
    served.ask("/api/auth/user")
    before, asked = served.application.calls, len(served.store.ranges)

    with ThreadPoolExecutor(4) as visitors:
        answers = visitors.map(
            lambda number: served.ask(planted[number % 10].address()), range(FETCHES)
        )
        good = sum(
            answer.body == planted[number % 10].body for number, answer in enumerate(answers)
        )

    calls, of_store = served.application.calls - before, len(questions(served, asked))
    Figures("make test-backend").note(
        "Media D",
        f"calls of the application for {FETCHES} files served by signed addresses",
        f"{calls} calls; {of_store} of S3, for 10 files",
        goal="0",
        met=calls == 0,
    )
    assert (before, good, calls, of_store) == (before or 1, FETCHES, 0, 10)


def test_a_crowd_asks_the_store_once(served: Served):
    planted = served.plant("original.png", os.urandom(300_000))
    asked = len(served.store.ranges)

    with ThreadPoolExecutor(8) as visitors:
        answers = list(visitors.map(lambda _: served.ask(planted.address()), range(24)))

    assert {answer.body == planted.body for answer in answers} == {True}
    assert len(questions(served, asked)) == 1


@pytest.mark.usefixtures("_store_comes_back")
def test_what_is_cached_outlives_the_store(served: Served):
    known, unknown = served.plant("w320.webp", b"known"), served.plant("w320.webp", b"unknown")
    served.ask(known.address())

    served.store.closed = True
    there, missing = served.ask(known.address()), served.ask(unknown.address())
    served.store.closed = False

    assert (there.status, there.body) == (200, b"known")
    assert (missing.status, missing.headers["Cache-Control"]) == (503, "private, no-store")
    assert served.ask(unknown.address()).body == b"unknown"


@pytest.mark.usefixtures("_store_comes_back")
def test_tomorrows_address_finds_what_todays_brought(served: Served):
    known, tomorrow = served.plant("w320.webp", b"known"), int(time.time()) + 86400
    served.ask(known.address())

    served.store.closed = True

    assert served.ask(known.address_until(tomorrow)).body == b"known"


def test_what_the_platform_owns_is_one_file_whatever_the_query(served: Served):
    logo = served.plant("original.svg", b"<svg/>", of_platform=True)
    kept = served.nginx.folder / "media-cache" / "door"
    served.ask(logo.address())
    before = files_in(kept)

    assert {served.ask(f"{logo.address()}?e={number}&s=x").status for number in range(5)} == {200}
    assert files_in(kept) == before


def files_in(folder: Path) -> int:
    return sum(path.is_file() for path in folder.rglob("*"))


@pytest.mark.parametrize(
    ("asked_for", "first", "last"),
    [("bytes=0-99", 0, 99), ("bytes=1048570-1048581", 1048570, 1048581), ("bytes=-50", -50, None)],
)
def test_a_piece_of_a_film_is_a_piece(served: Served, asked_for: str, first: int, last: int | None):
    film = served.plant("original.mp4", os.urandom(3 * MIB + 500))
    start = first if first >= 0 else len(film.body) + first
    end = len(film.body) - 1 if last is None else last

    for _ in range(2):
        answer = served.ask(film.address(), Range=asked_for)
        assert (answer.status, answer.body) == (206, film.body[start : end + 1])
        assert answer.headers["Content-Range"] == f"bytes {start}-{end}/{len(film.body)}"


def test_a_film_is_fetched_in_pieces_and_only_those_watched(served: Served):
    film = served.plant("original.mp4", os.urandom(4 * MIB))
    asked = len(served.store.ranges)

    served.ask(film.address(), Range=f"bytes={2 * MIB}-{2 * MIB + 10}")
    assert questions(served, asked) == [f"bytes={2 * MIB}-{3 * MIB - 1}"]

    whole = served.ask(film.address())
    assert (whole.status, whole.body, whole.headers["Accept-Ranges"]) == (200, film.body, "bytes")
    assert len(questions(served, asked)) == 4


def test_a_film_watched_before_says_that_it_did_not_change(served: Served):
    film = served.plant("original.mp4", os.urandom(2 * MIB))
    known = served.ask(film.address(), Range="bytes=0-9").headers["ETag"]

    answer = served.ask(film.address(), **{"If-None-Match": known})

    assert (answer.status, answer.body) == (304, b"")
