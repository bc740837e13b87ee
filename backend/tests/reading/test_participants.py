"""The doors of participants: what nginx leads to the application, how much of it, and what stays a file."""

from http.client import HTTPConnection

import pytest

from apps.reading.grants import PERSON
from tests.reading.bundles import Booklet
from tests.reading.reading_node import ReadingNode


def post(node: ReadingNode, booklet: Booklet, act: str, size: int = 2) -> int:
    connection = HTTPConnection(node.address, node.port, timeout=30)
    try:
        headers = {"Host": "localhost", "Content-Type": "application/json"}
        connection.request("POST", f"/l/{booklet.slug}/{act}", b" " * size, headers)
        return connection.getresponse().status
    finally:
        connection.close()


def asked_by(node: ReadingNode) -> str:
    """What reached the application since the last time."""
    told, node.application.asked = node.application.asked, ""
    return told


@pytest.fixture
def booklet(node: ReadingNode) -> Booklet:
    made = node.publish()
    node.lay(made)
    asked_by(node)
    return made


def test_who_came_is_asked_with_their_cookie_and_kept_by_nobody(node, booklet):
    answer = node.read(booklet, "participant", cookie=f"{PERSON}=x.y")

    assert asked_by(node) == f"GET /api/reading/{booklet.slug}/participant"
    assert node.application.heard["Cookie"] == f"{PERSON}=x.y"
    assert answer.headers["Cache-Control"] == "private, no-store"
    assert answer.headers["X-Robots-Tag"] == "noindex"


@pytest.mark.parametrize(
    ("act", "most"),
    [("opened", 16), ("progress", 16), ("leave", 16), ("questions", 16), ("receipts", 512)],
)
def test_acts_are_led_there_up_to_a_size(node, booklet, act, most):
    assert post(node, booklet, f"participant/{act}", most * 1024) == 204
    assert asked_by(node) == f"POST /api/reading/{booklet.slug}/{act}"

    assert post(node, booklet, f"participant/{act}", most * 1024 + 1) == 413
    assert asked_by(node) == ""


@pytest.mark.parametrize("act", ["participant/", "participant/export", "participant/opened/x"])
def test_nothing_else_is(node, booklet, act):
    post(node, booklet, act)

    assert asked_by(node) == ""


@pytest.mark.parametrize("status", [502, 503])
def test_an_application_that_is_away_is_said_by_the_status_alone(node, booklet, status):
    node.application.status = status
    try:
        assert node.read(booklet, "participant").status == status
    finally:
        node.application.status = 204


@pytest.mark.parametrize("rest", ["", "version.json", "{folder}/c1/p1.html"])
def test_a_page_is_the_same_file_for_who_has_a_link(node, booklet, rest):
    rest = rest.format(folder=booklet.folder())
    without = node.read(booklet, rest)
    named = node.read(booklet, rest, cookie=f"{PERSON}=x.y")

    same = ("Cache-Control", "Content-Type", "Set-Cookie", "Vary", "Content-Security-Policy")
    assert (without.status, without.body) == (named.status, named.body)
    assert [without.headers[name] for name in same] == [named.headers[name] for name in same]
    assert without.headers["Set-Cookie"] is None
    assert asked_by(node) == ""
