"""How much nginx takes from one visitor, and who counts as one."""

import os
import re
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.serving.limited import A_STRANGER, Limited
from tests.visitor import Answer

AT_ONCE = 600
A_WARD = 300
KNOCKS = 600


@pytest.fixture(scope="module")
def limited() -> Iterator[Limited]:
    with Limited(int(os.environ["LIVRETIER_PORT"]) + 10_040).running() as limited:
        yield limited


def soon(status: int, ask: Callable[[], Answer]) -> Answer:
    """The answer once it has this status: nginx has two workers."""
    deadline = time.monotonic() + 60
    while (answer := ask()).status != status:
        assert time.monotonic() < deadline, answer
    return answer


def test_a_visitor_with_too_many_calls_under_way_is_refused_and_nobody_else(limited: Limited):
    with limited.unfinished(AT_ONCE, "/api/x", visitor="192.0.2.1"):
        refused = soon(429, lambda: limited.ask("/api/x", visitor="192.0.2.1"))
        english = limited.ask("/api/x", visitor="192.0.2.1", said={"Accept-Language": "en-GB"})
        page = limited.ask("/", visitor="192.0.2.1")
        others = [limited.ask(path, visitor="192.0.2.2").status for path in ("/api/x", "/")]

    assert refused.json()["code"] == english.json()["code"] == "too_many_requests"
    assert ("Réessayez" in refused.json()["message"], "Try again" in english.json()["message"]) == (
        True,
        True,
    )
    assert (page.status, is_dressed(page)) == (429, True)
    assert refused.headers["Retry-After"] == page.headers["Retry-After"] == "5"
    assert refused.headers["Content-Type"].startswith("application/json")
    assert page.headers["Cache-Control"] == "private, no-store"
    assert page.headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert others == [204, 200]


def test_whoever_follows_a_link_of_a_message_is_answered_by_a_page(limited: Limited):
    links = (f"/d/{'a' * 64}", f"/_reading/livret/{'a' * 43}")
    with limited.unfinished(AT_ONCE, "/api/x", visitor="192.0.2.9"):
        soon(429, lambda: limited.ask("/api/x", visitor="192.0.2.9"))
        refused = [limited.ask(link, visitor="192.0.2.9") for link in links]
    with limited.alone():
        away = [limited.ask(link, visitor="192.0.2.10") for link in links]
        asked_by_a_script = limited.ask("/api/x", visitor="192.0.2.10")

    assert [answer.status for answer in (*refused, *away)] == [429, 429, 503, 503]
    assert all(is_dressed(answer) for answer in (*refused, *away))
    assert asked_by_a_script.json()["code"] == "unavailable"


def is_dressed(page: Answer) -> bool:
    """It says what happened in both languages, in a style that its policy lets pass."""
    words = page.body.decode()
    (nonce,) = re.findall('<style nonce="([0-9a-f]+)">', words)
    allowed = f"'nonce-{nonce}'" in page.headers["Content-Security-Policy"]
    return allowed and "Réessayez" in words and 'lang="en"' in words


def test_what_somebody_does_to_the_studio_does_not_count_for_reading(limited: Limited):
    with limited.unfinished(AT_ONCE, "/api/x", visitor="192.0.2.3"):
        soon(429, lambda: limited.ask("/api/x", visitor="192.0.2.3"))
        read = limited.ask("/l/nulle-part/", visitor="192.0.2.3", reading=True)

    assert read.status == 503  # nothing was laid here yet


def test_who_knocks_too_often_at_the_doors_of_booklets_gets_a_page(limited: Limited):
    answers = at_once(
        limited, KNOCKS, "/l/livret/member", visitor="192.0.2.4", port=limited.nginx.reading_port
    )
    files = limited.ask("/l/livret/version.json", visitor="192.0.2.4", reading=True)

    refused = [answer for answer in answers if b" 429 " in answer.splitlines()[0]]
    served = [answer for answer in answers if b" 204 " in answer.splitlines()[0]]
    assert (len(refused) > 0, len(refused) + len(served)) == (True, KNOCKS)
    for words in (b"R\xc3\xa9essayez", b"Try again", b"Retry-After: 5", b"X-Robots-Tag: noindex"):
        assert words in refused[0]
    assert (
        files.status == 503
    )  # what is only read is not counted with them; nothing was laid here yet


@pytest.mark.parametrize(("method", "visitor"), [("GET", "192.0.2.7"), ("POST", "192.0.2.8")])
def test_that_page_wears_the_clothes_of_the_booklet(limited: Limited, method: str, visitor: str):
    dressed = limited.nginx.folder / "edge" / "said" / "_" / "habille" / "busy.html"
    dressed.parent.mkdir(parents=True, exist_ok=True)
    dressed.write_text("in its clothes")

    answers = at_once(
        limited,
        KNOCKS,
        "/l/habille/code" if method == "POST" else "/l/habille/member",
        visitor=visitor,
        port=limited.nginx.reading_port,
        method=method,
        said=("Accept: text/html,*/*;q=0.8", "Content-Length: 0"),
    )

    refused = [answer for answer in answers if b" 429 " in answer.splitlines()[0]]
    assert refused
    assert all(b"in its clothes" in one and b"Retry-After: 5" in one for one in refused)


def test_a_ward_that_starts_its_morning_together_is_served(limited: Limited):
    """Three hundred people behind one address, each with a call at the same moment: some wait, nobody is refused."""
    answers = at_once(limited, A_WARD, "/api/x", visitor="192.0.2.6", port=limited.nginx.port)

    assert {answer.splitlines()[0] for answer in answers} == {b"HTTP/1.1 204 No Content"}
    assert _limits(limited, "DELAYED") > 0


def at_once(
    limited: Limited,
    number: int,
    path: str,
    *,
    visitor: str,
    port: int,
    method: str = "GET",
    said: tuple[str, ...] = (),
) -> list[bytes]:
    """What that many connections of a visitor are answered, who ask at the same moment."""
    lines = (
        f"{method} {path} HTTP/1.1",
        "Host: localhost",
        f"X-Forwarded-For: {visitor}",
        "Connection: close",
        *said,
    )
    call = "\r\n".join((*lines, "", "")).encode()
    with ExitStack() as stack:
        people = [
            stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            for _ in range(number)
        ]
        for person in people:
            person.sendall(call)
        return [person.makefile("rb").read() for person in people]


def _limits(limited: Limited, outcome: str) -> int:
    """How many calls had this outcome, once nginx has written its log."""
    log = limited.nginx.folder / "log" / "nginx-access.log"
    deadline = time.monotonic() + 20
    while not (count := log.read_text().count(outcome)) and time.monotonic() < deadline:
        limited.ask("/", visitor="192.0.2.7")
    return count


def test_an_ipv6_visitor_is_the_first_half_of_the_address(limited: Limited):
    with limited.unfinished(AT_ONCE, "/api/x", visitor="2001:db8:0:1::1"):
        soon(429, lambda: limited.ask("/api/x", visitor="2001:db8:0:1::1"))
        neighbour = limited.ask("/api/x", visitor="2001:db8:0:1:ffff::2").status
        stranger = limited.ask("/api/x", visitor="2001:db8:0:2::1").status

    assert (neighbour, stranger) == (429, 204)


def test_the_application_hears_of_the_visitor_from_our_proxy(limited: Limited):
    limited.ask("/api/x", visitor="198.51.100.7, 203.0.113.5", said={"X-Forwarded-Proto": "https"})

    heard = limited.application.heard
    assert (heard["X-Real-IP"], heard["X-Forwarded-For"]) == ("203.0.113.5", "203.0.113.5")
    assert heard["X-Forwarded-Proto"] == "https"


def test_nobody_else_is_believed(limited: Limited):
    said = {"X-Forwarded-Proto": "https"}
    limited.ask("/api/x", visitor="203.0.113.5", source=A_STRANGER, said=said)

    heard = limited.application.heard
    assert (heard["X-Real-IP"], heard["X-Forwarded-Proto"]) == (A_STRANGER, "http")
