"""SEC16 of the read plane: every answer is private and not kept, or immutable; and none is active beyond its page."""

import time
from http.client import HTTPConnection
from typing import Any
from uuid import uuid4

import pytest

from tests.figures import Figures
from tests.reading.bundles import DRAWING, STYLE, Booklet
from tests.reading.reading_node import ReadingNode, cookie_of
from tests.visitor import Answer

NOT_KEPT = "private, no-store"
PUBLIC = "public, max-age=31536000, s-maxage=60, immutable"
PRIVATE = "private, max-age=31536000, immutable"
PAGE = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self';"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
OWN = (
    "default-src 'none'; style-src 'sha256-jvqkesF4dSkuVdDO34g8Bl6c1d6Snoobj9oP0CkidaU=';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
INERT = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Robots-Tag": "noindex",
}


@pytest.fixture(scope="module")
def public(node: ReadingNode) -> Booklet:
    booklet = node.publish()
    node.lay(booklet, printed(booklet, booklet.entry(old_slugs=[f"{booklet.slug}-avant"])))
    return booklet


@pytest.fixture(scope="module")
def kept(node: ReadingNode) -> Booklet:
    booklet = node.publish()
    node.lay(booklet, printed(booklet, booklet.kept()))
    return booklet


@pytest.fixture(scope="module")
def closed(node: ReadingNode) -> Booklet:
    booklet = node.publish()
    node.lay(booklet, booklet.entry(state="closed", reason="archived"))
    return booklet


def printed(booklet: Booklet, told: dict[str, Any]) -> dict[str, Any]:
    told["editions"]["fr-FR"]["pdf"] = booklet.print()
    return told


def answers(
    node: ReadingNode, public: Booklet, kept: Booklet, closed: Booklet
) -> list[tuple[str, Answer, str, str]]:
    """Every kind of answer: what it is, who may keep it, which policy it says."""
    cookie = cookie_of(kept)
    page, own = f"{public.folder()}/c1/p1.html", f"{kept.folder()}/c1/p1.html"
    read = node.read
    return [
        ("entry", read(public), NOT_KEPT, PAGE),
        ("page", read(public, page), PUBLIC, PAGE),
        ("object", read(public, f"o/{STYLE}"), PUBLIC, INERT),
        ("drawing", read(public, f"o/{DRAWING}"), PUBLIC, INERT),
        ("version", read(public, "version.json"), NOT_KEPT, PAGE),
        ("data", read(public, f"{public.folder()}/answers.json"), PUBLIC, PAGE),
        ("list of files", read(public, f"{public.folder()}/files.json"), PUBLIC, PAGE),
        ("PDF", read(public, "fr-FR.pdf"), NOT_KEPT, PAGE),
        ("missing PDF", read(public, "en-GB.pdf"), NOT_KEPT, OWN),
        ("worker", read(public, "sw.js"), NOT_KEPT, PAGE),
        ("manifest", read(public, "manifest.webmanifest"), NOT_KEPT, PAGE),
        ("piece", read(public, f"o/{public.photograph}", Range="bytes=0-3"), PUBLIC, INERT),
        ("beyond", read(public, f"o/{public.photograph}", Range="bytes=9999999-"), PUBLIC, INERT),
        ("method", read(public, page, method="DELETE"), NOT_KEPT, PAGE),
        ("method at entry", read(public, method="POST"), NOT_KEPT, PAGE),
        ("missing PDF, said", read(public, "en-GB.pdf", Accept="text/html"), NOT_KEPT, PAGE),
        ("no such page, said", read(public, "x/y", Accept="text/html"), NOT_KEPT, PAGE),
        ("what changed", read(public, "0123456789abcdef/_new.css"), NOT_KEPT, PAGE),
        ("missing page", read(public, "0123456789abcdef/c1/p1.html"), NOT_KEPT, PAGE),
        ("missing object", read(public, "o/nothing-123.css"), NOT_KEPT, PAGE),
        ("moved", node.ask(f"/l/{public.slug}-avant/"), NOT_KEPT, PAGE),
        ("no slash", node.ask(f"/l/{public.slug}"), NOT_KEPT, PAGE),
        ("no slash behind a language", node.ask(f"/l/{public.slug}/en-GB"), NOT_KEPT, PAGE),
        ("unknown", node.ask("/l/nulle-part/"), NOT_KEPT, OWN),
        ("kept entry", read(kept, cookie=cookie), NOT_KEPT, PAGE),
        ("kept page", read(kept, own, cookie=cookie), NOT_KEPT, PAGE),
        ("kept object", read(kept, f"o/{kept.photograph}", cookie=cookie), PRIVATE, INERT),
        ("kept version", read(kept, "version.json", cookie=cookie), NOT_KEPT, PAGE),
        ("kept data", read(kept, f"{kept.folder()}/answers.json", cookie=cookie), NOT_KEPT, PAGE),
        ("kept PDF", read(kept, "fr-FR.pdf", cookie=cookie), NOT_KEPT, PAGE),
        ("refused data", read(kept, f"{kept.folder()}/answers.json"), NOT_KEPT, PAGE),
        ("refused PDF", read(kept, "fr-FR.pdf"), NOT_KEPT, OWN),
        ("refused version", read(kept, "version.json"), NOT_KEPT, PAGE),
        ("gate", read(kept), NOT_KEPT, PAGE),
        ("gate's style", read(kept, f"o/{STYLE}"), PRIVATE, INERT),
        ("gate's theme", read(kept, "theme.css"), NOT_KEPT, PAGE),
        ("wrong code", read(kept, "code/refuse"), NOT_KEPT, PAGE),
        ("wait", read(kept, "code/attente"), NOT_KEPT, PAGE),
        ("code by GET", read(kept, "code"), NOT_KEPT, PAGE),
        ("message", read(closed), NOT_KEPT, PAGE),
        ("door", read(kept, "x" * 43), NOT_KEPT, PAGE),
        ("member", read(kept, "member"), NOT_KEPT, PAGE),
    ]


def test_every_answer_says_who_may_keep_it(
    node: ReadingNode, public: Booklet, kept: Booklet, closed: Booklet
):
    found = answers(node, public, kept, closed)
    wrong = []
    for name, answer, kept_by, policy in found:
        expected = ALWAYS | {"Cache-Control": kept_by, "Content-Security-Policy": policy}
        said = {header: answer.headers.get_all(header) for header in expected}
        wrong += [
            (name, answer.status, header, values)
            for header, values in said.items()
            if set(values or ())
            != {expected[header]}  # nginx says all twice when a range is beyond
        ]

    Figures("make test-backend").note(
        "SEC16 (reading)",
        "kinds of answers of the read plane that are neither private and not kept, nor immutable",
        f"{len({name for name, *_ in wrong})} of {len(found)}",
        goal="0",
        met=not wrong,
    )
    assert wrong == []


def test_an_unchanged_object_says_so_and_stays_immutable(node: ReadingNode, public: Booklet):
    known = node.read(public, f"o/{STYLE}").headers["ETag"]

    answer = node.read(public, f"o/{STYLE}", **{"If-None-Match": known})

    assert (answer.status, answer.headers["Cache-Control"]) == (304, PUBLIC)


def test_the_entry_is_always_told_anew(node: ReadingNode, public: Booklet):
    headers = node.read(public).headers

    assert (headers["ETag"], headers["Set-Cookie"]) == (None, None)


def test_a_private_page_is_never_replayed_to_somebody_else(node: ReadingNode, kept: Booklet):
    """Over one connection, as a proxy would."""
    connection = HTTPConnection("127.0.0.1", node.port)
    page = f"/l/{kept.slug}/{kept.folder()}/c1/p1.html"
    statuses = []
    for cookie in (cookie_of(kept), "", cookie_of(kept), "lv_reading=x"):
        connection.request("GET", page, headers={"Host": "localhost", "Cookie": cookie})
        answer = connection.getresponse()
        statuses.append((answer.status, kept.says.encode() in answer.read()))
    connection.close()

    assert statuses == [(200, True), (302, False), (200, True), (302, False)]


@pytest.mark.parametrize("behind", ["", "/", ".", "%20", "/x", "xyz"])
def test_tokens_are_not_written_down(node: ReadingNode, behind: str):
    token, log = uuid4().hex + "t" * 11, node.nginx.folder / "log" / "reading-access.log"
    slug = f"livret-{uuid4().hex[:12]}"
    node.ask(f"/l/{slug}/{token}{behind}")

    deadline = time.monotonic() + 10  # nginx writes its log now and then
    while slug not in log.read_text() and time.monotonic() < deadline:
        node.ask("/")

    assert f'"/l/{slug}/…"' in log.read_text()
    assert token not in log.read_text()
