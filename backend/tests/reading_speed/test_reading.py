"""PERF2: reading costs what nginx costs, for the same answer and in the same run; what pages tell of it costs little more.

What counts is nginx's own time for each request: on a shared machine requests per second also tell of the neighbours.
"""

import re
import statistics
import subprocess
from pathlib import Path

import pytest

from apps.stats.facts import Segments, read_line
from tests.figures import Figures
from tests.reading.bundles import Booklet
from tests.reading.reading_node import ReadingNode, cookie_of
from tests.reading_speed.conftest import BARE, ROUNDS, Bare
from tests.serving_speed.ethernet import ADDRESS

PAGE = 31_000  # as heavy as a page of a booklet
GOALS = {"public": 0.95, "private": 0.45}

# A page, then what it tells, as often: readers tell at most that much.
TELLING = """
local told = "{told}"
local turn = 0
request = function()
  turn = turn + 1
  if turn % 2 == 0 then return wrk.format("POST", told) end
  return wrk.format("GET")
end
"""
FACTS = "UGcAAAAAAAAAAAAAAAAAAA.o~UGcAAAAAAAAAAAAAAAAAAB.p0192f0c4-0000-7000-8000-000000000000"


@pytest.fixture(scope="module")
def booklet(node: ReadingNode) -> Booklet:
    return node.publish(bulk=PAGE)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("kind", GOALS)
def test_reading_costs_what_nginx_costs(
    node: ReadingNode, bare: Bare, booklet: Booklet, figures: Figures, kind: str
):
    node.lay(booklet, booklet.entry() if kind == "public" else booklet.kept())
    cookie = "" if kind == "public" else cookie_of(booklet)
    page = f"{booklet.folder()}/c1/p1.html"
    path = f"/l/{booklet.slug}/{page}"
    bare.answer_like(path, node.read_soon(200, booklet, page, cookie=cookie))
    calls, goal = node.application.calls, GOALS[kind]

    rounds = [
        (
            burst(f"http://{ADDRESS}:{BARE}{path}", cookie, bare.pid),
            burst(f"http://{ADDRESS}:{node.port}{path}", cookie, node.pid),
        )
        for _ in range(ROUNDS)
    ]

    cpu = statistics.median(theirs.cpu / own.cpu for theirs, own in rounds)
    rate = statistics.median(own.rate / theirs.rate for theirs, own in rounds)
    asked = node.application.calls - calls
    figures.note(
        "PERF2",
        f"a page of a {kind} booklet: bare nginx giving the same answer from its disk ÷ ours, CPU for each request",
        f"{cpu:.2f} ({rate:.2f} of its requests/s); {asked} calls of the application",
        goal=f"≥ {goal}; 0",
        met=cpu >= goal and asked == 0,
    )
    assert (cpu >= goal, asked) == (True, 0), cpu


@pytest.mark.timeout(600)
def test_what_pages_tell_costs_less_than_they_do(
    node: ReadingNode, booklet: Booklet, figures: Figures, tmp_path: Path
):
    node.lay(booklet, booklet.entry())
    page = f"{booklet.folder()}/c1/p1.html"
    node.read_soon(200, booklet, page)
    address = f"http://{ADDRESS}:{node.port}/l/{booklet.slug}/{page}"
    script = tmp_path / "telling.lua"
    told = f"/l/{booklet.slug}/e?b={booklet.folder()}&l=fr-FR&c=q&d=p&f={FACTS}"
    script.write_text(TELLING.replace("{told}", told))
    calls = node.application.calls

    rounds = [
        (burst(address, "", node.pid), burst(address, "", node.pid, script)) for _ in range(ROUNDS)
    ]

    # Of two requests one is the page, which costs what it costs without.
    share = statistics.median((2 * both.cpu - alone.cpu) / alone.cpu for alone, both in rounds)
    asked = node.application.calls - calls
    figures.note(
        "PERF2 (told)",
        "what a page of a public booklet tells ÷ the page, CPU of nginx, one telling for each page in the same run",
        f"{share:.2f}; {asked} calls of the application",
        goal="≤ 1; 0",
        met=share <= 1 and asked == 0,
    )
    assert (share <= 1, asked) == (True, 0), share
    segments = Segments(node.nginx.folder / "facts")
    lines = segments.read(segments.names()[-1], offset=0, most=1 << 16).lines
    assert lines
    assert all(map(read_line, lines))


class Burst:
    """How fast one second of requests went, and what it cost the workers of an nginx."""

    def __init__(self, rate: float, cpu: float) -> None:
        self.rate, self.cpu = rate, cpu


def burst(address: str, cookie: str, nginx: int, script: Path | None = None) -> Burst:
    how = ["-s", str(script)] if script else []
    headers = ["-H", f"Cookie: {cookie}", "-H", "Host: localhost"]
    began = spent(nginx)
    report = subprocess.run(
        ["wrk", "-t1", "-c4", "-d1s", *how, *headers, address],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "Non-2xx" not in report, report
    rate = re.search(r"Requests/sec:\s+([\d.]+)", report)
    count = re.search(r"(\d+) requests in", report)
    assert rate, report
    assert count, report
    return Burst(float(rate[1]), (spent(nginx) - began) / int(count[1]))


def spent(nginx: int) -> int:
    """Nanoseconds that its workers have run."""
    workers = Path(f"/proc/{nginx}/task/{nginx}/children").read_text().split()
    return sum(int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) for pid in workers)
