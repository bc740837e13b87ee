"""What nginx says by itself: in the booklet's clothes where there is one, in its own where there is none."""

import re
from base64 import b64encode
from hashlib import sha256

import pytest

from tests.reading.bundles import STYLE, Booklet
from tests.reading.reading_node import ReadingNode, cookie_of
from tests.visitor import Answer

A_PAGE = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def public(node: ReadingNode) -> Booklet:
    booklet = node.publish(locales=("fr-FR", "en-GB"))
    node.lay(booklet)
    return booklet


def says(answer: Answer, page: str) -> bool:
    return f"<h1>{page}</h1>" in answer.body.decode()


@pytest.mark.parametrize("rest", ["n/importe/quoi", "de/", "sommaire.html", "UNE-PAGE"])
def test_a_page_that_is_not_there_is_said_in_the_booklets_clothes(
    node: ReadingNode, public: Booklet, rest: str
):
    answer = node.read(public, rest, **A_PAGE)

    assert (answer.status, says(answer, "said-missing fr-FR")) == (404, True)
    style = f"/l/{public.slug}/o/{STYLE}"  # whole: the address may be of any depth
    assert f'href="{style}"' in answer.body.decode()
    assert node.ask(style).status == node.read(public, "theme.css").status == 200


def test_whoever_asked_for_no_page_gets_none(node: ReadingNode, public: Booklet):
    answer = node.read(public, "n/importe/quoi", Accept="image/avif,*/*")

    assert (answer.status, "said-" in answer.body.decode()) == (404, False)


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_a_pdf_that_is_not_there_is_said_in_its_language(
    node: ReadingNode, public: Booklet, locale: str
):
    answer = node.read(public, f"{locale}.pdf", **A_PAGE)

    assert (answer.status, says(answer, f"said-pdf {locale}")) == (404, True)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Content-Disposition"] is None


@pytest.mark.parametrize("state", ["code", "named", "closed"])
def test_a_booklet_that_is_not_open_tells_no_more_than_its_door(node: ReadingNode, state: str):
    booklet = node.publish()
    closed = booklet.entry(state="closed", reason="archived")
    node.lay(booklet, closed if state == "closed" else booklet.kept(state))

    answer = node.read(booklet, "n/importe/quoi", **A_PAGE)

    assert (answer.status, says(answer, "said-missing fr-FR")) == (404, True)
    assert booklet.says not in answer.body.decode()
    assert node.read(booklet, f"o/{STYLE}").status == node.read(booklet, "theme.css").status == 200


def test_a_door_whose_application_is_away_says_so_in_the_booklets_clothes(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet, booklet.kept())
    node.application.status = 503
    try:
        answer = node.read(booklet, "a" * 43, **A_PAGE)
    finally:
        node.application.status = 204

    assert (answer.status, says(answer, "said-away fr-FR")) == (503, True)


def test_a_form_that_is_too_long_is_called_so(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet, booklet.kept())

    answer = node.read(booklet, "code", method="POST", **{**A_PAGE, "Content-Length": "5000"})

    assert (answer.status, says(answer, "said-too-long fr-FR")) == (413, True)


@pytest.mark.parametrize("address", ["/l/aucun-livret/", "/l/aucun-livret/x/y", "/", "/l/"])
def test_what_no_booklet_dresses_carries_its_own_style(node: ReadingNode, address: str):
    answer = node.ask(address, **A_PAGE)

    page = answer.body.decode()
    (style,) = re.findall("<style>(.*?)</style>", page)
    named = b64encode(sha256(style.encode()).digest()).decode()
    assert (answer.status, 'lang="en"' in page) == (404, True)
    assert f"style-src 'sha256-{named}'" in answer.headers["Content-Security-Policy"]
    assert not re.findall(r"(?:src|url\()|href=\"http", page)


def test_a_booklet_without_these_pages_is_said_by_nginx_alone(node: ReadingNode):
    booklet = node.publish()
    node.lay(booklet)
    for page in (node.edge / "said" / "_" / booklet.slug).resolve().rglob("*.html*"):
        page.unlink()

    answer = node.read(booklet, "fr-FR.pdf", cookie=cookie_of(booklet), **A_PAGE)

    assert (answer.status, "pas disponible en PDF" in answer.body.decode()) == (404, True)
