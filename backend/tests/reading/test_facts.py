"""What a page tells of being read: answered by nginx alone, written down without whose it is (STA3)."""

import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from django.apps import apps
from django.db import connection
from django.utils import timezone

from apps.stats.facts import Segments, read_line
from apps.stats.models import FactDay
from apps.stats.selectors import Place
from apps.stats.services import Loader, load_facts
from apps.stats.tests.told import fact, pages_of, published
from tests.reading.reading_node import ReadingNode

FOLDER = "0123456789abcdef"
FACT = "UGcAAAAAAAAAAAAAAAAAAA.o"
TOLD = f"b={FOLDER}&l=fr-FR&c=q&d=p&f={FACT}"


def written(node: ReadingNode) -> list[str]:
    segments = Segments(node.nginx.folder / "facts")
    return [
        line
        for name in segments.names()
        for line in segments.read(name, offset=0, most=10**7).lines
    ]


@pytest.fixture
def told(node: ReadingNode) -> Callable[[int], list[str]]:
    """What was written since: nginx writes after it has answered, so for so many lines one waits."""
    before = len(written(node))

    def lines(expected: int) -> list[str]:
        deadline = time.monotonic() + 10
        while len(found := written(node)[before:]) < expected and time.monotonic() < deadline:
            time.sleep(0.01)
        return found

    return lines


def test_a_fact_is_one_line_that_says_neither_who_nor_with_what(node: ReadingNode, told):
    answer = node.ask(
        f"/l/mon-livret/e?{TOLD}",
        method="POST",
        **{
            "User-Agent": "Planted/1.0",
            "Cookie": "lv_reading=planted",
            "X-Forwarded-For": "203.0.113.9",
        },
    )

    assert (answer.status, answer.body, answer.headers["Cache-Control"]) == (
        204,
        b"",
        "private, no-store",
    )
    assert answer.headers["Set-Cookie"] is None
    (line,) = told(1)
    assert line == f"mon-livret {FOLDER} q p {FACT}"
    assert read_line(line) is not None


@pytest.mark.django_db
def test_no_table_holds_where_it_was_read_and_with_what(node: ReadingNode, told):
    publication, folder = published()
    now, page = timezone.now(), pages_of(publication)[0]
    facts = "~".join(fact(what, now.date()) for what in ("o", f"p{page}", f"u{page}", "d"))
    planted = {
        "User-Agent": "Planted/1.0",
        "Cookie": "lv_reading=planted-pass",
        "X-Forwarded-For": "203.0.113.9",
        "Referer": "https://planted.example/",
    }
    asked = f"b={folder}&l=fr-FR&c=q&d=p&f={facts}&who=planted-name"

    node.ask(f"/l/mon-livret/e?{asked}", method="POST", **planted)
    load_facts(told(1), loader=Loader("node"), until=Place("1804838", 0), now=now)

    assert sum(FactDay.objects.values_list("n", flat=True)) == 3
    kept = _everything_kept_of_facts().lower()
    assert [one for one in ("planted", "203.0.113", "127.0.0.1", "cb007109") if one in kept] == []


def _everything_kept_of_facts() -> str:
    rows = []
    with connection.cursor() as cursor:
        for model in apps.get_app_config("stats").get_models():
            cursor.execute(f'SELECT kept::text FROM "{model._meta.db_table}" AS kept')
            rows += [text for (text,) in cursor.fetchall()]
    return "\n".join(rows)


def test_no_log_of_the_edge_names_a_fact_or_its_reader(node: ReadingNode):
    node.ask(
        f"/l/mon-livret/e?{TOLD}&planted=0611223344", method="POST", **{"User-Agent": "Planted"}
    )
    time.sleep(1.2)  # the log of accesses is written once a second

    for log in Path(node.nginx.folder / "log").iterdir():
        text = log.read_text("utf-8", "replace")
        assert not [one for one in ("Planted", "0611223344", FACT) if one in text], log.name


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE"])
def test_only_a_page_that_tells_is_heard(node: ReadingNode, told, method: str):
    answer = node.ask(f"/l/mon-livret/e?{TOLD}", method=method)

    assert answer.status in {404, 405}
    assert told(0) == []


@pytest.mark.parametrize("rest", ["", "?", "?f=", "?b=x y&f=%0a%0d", "?" + "f=a&" * 300])
def test_what_no_page_writes_is_a_line_of_no_fact(node: ReadingNode, told, rest: str):
    answer = node.ask(f"/l/mon-livret/e{rest.replace(' ', '%20')}", method="POST")

    assert answer.status == 204
    assert [read_line(line) for line in told(1)] == [None]


def test_the_application_is_asked_nothing(node: ReadingNode):
    calls = node.application.calls

    node.ask(f"/l/mon-livret/e?{TOLD}", method="POST")

    assert node.application.calls == calls


def test_a_body_is_not_waited_for(node: ReadingNode, told):
    with socket.create_connection(("127.0.0.1", node.port)) as line:
        line.sendall(
            f"POST /l/mon-livret/e?{TOLD} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n".encode()
        )
        line.settimeout(3)
        assert line.recv(100).startswith(b"HTTP/1.1 204")

    # nginx writes it down once it is done with the connection, which this test ends by going away.
    assert len(told(1)) == 1
