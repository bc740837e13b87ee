"""A page of a former version learns that it is one, and what changed since, with a script or without."""

import json
from typing import Any

import pytest

from tests.reading.bundles import Booklet
from tests.reading.reading_node import ReadingNode, cookie_of

FORMER, FORGOTTEN = "0123456789abcdef", "fedcba9876543210"
KNOWN = [{"folders": {"fr-FR": FORMER}, "pages": ["id-2", "id-1", "id-gone"], "others": 4}]


def shows(answer_body: bytes) -> bool:
    return b"display: block" in answer_body


def laid(node: ReadingNode, known: list[dict[str, Any]] = KNOWN) -> Booklet:
    booklet = node.publish(pages=4)
    node.lay(booklet, booklet.entry(known=known))
    return booklet


def test_only_a_former_version_gets_the_sheet_that_shows_the_notice(node: ReadingNode):
    booklet = laid(node)

    newest = node.read(booklet, f"{booklet.folder()}/_new.css")
    others = [node.read(booklet, f"{folder}/_new.css") for folder in (FORMER, FORGOTTEN)]

    assert (newest.status, shows(newest.body)) == (200, False)
    assert [(one.status, shows(one.body)) for one in others] == [(200, True)] * 2
    assert {one.headers["Content-Type"] for one in others} == {"text/css; charset=utf-8"}
    assert {one.headers["Cache-Control"] for one in (newest, *others)} == {"private, no-store"}


def test_it_is_told_the_pages_that_changed_and_where_they_are(node: ReadingNode):
    booklet = laid(node)

    page = node.read(booklet, f"{FORMER}/_new.html").body.decode()
    told = json.loads(node.read(booklet, f"{FORMER}/_new.json").body)

    here = booklet.folder()
    assert [one["href"] for one in told["pages"]] == [f"{here}/c1/p2.html", f"{here}/c1/p1.html"]
    assert (told["others"], "<p>others</p>" in page) == (4, True)
    assert f'<a href="../{here}/c1/p2.html">Page &lt;2&gt; fr-FR</a>' in page
    assert node.read(booklet, told["pages"][0]["href"]).status == 200


def test_a_version_without_another_page_says_that(node: ReadingNode):
    booklet = laid(node, [{"folders": {"fr-FR": FORMER}, "pages": [], "others": 0}])

    page = node.read(booklet, f"{FORMER}/_new.html").body.decode()

    assert ("<p>none</p>" in page, "<ul>" in page, "__" in page) == (True, False, False)


def test_what_is_known_no_more_leads_to_the_entry(node: ReadingNode):
    booklet = laid(node)

    answer = node.read(booklet, f"{FORGOTTEN}/_new.html")

    assert (answer.status, answer.headers["Location"]) == (302, f"/l/{booklet.slug}/")


@pytest.mark.parametrize("kind", ["css", "json", "html"])
def test_a_kept_booklet_tells_it_to_those_who_were_let_in(node: ReadingNode, kind: str):
    booklet = node.publish(pages=4)
    node.lay(booklet, booklet.kept(known=KNOWN))
    address = f"{FORMER}/_new.{kind}"

    stranger, reader = (
        node.read(booklet, address),
        node.read(booklet, address, cookie=cookie_of(booklet)),
    )

    assert (stranger.status, reader.status) == (302 if kind == "html" else 404, 200)
    assert b"Page" not in stranger.body


def test_pages_that_are_still_fetched_are_not_announced(node: ReadingNode):
    booklet = laid(node, [])
    later = booklet.entry(known=KNOWN, version="1.1")
    later["editions"]["fr-FR"] = {"bundle": "f" * 64, "manifest": "nowhere", "pdf": None}

    with pytest.raises(Exception, match="NoSuchKey"):
        node.lay(booklet, later)

    assert node.read(booklet, f"{FORMER}/_new.json").status == 404
