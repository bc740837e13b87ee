"""Every part of the product killed, then hung, under a load of saves and reads: it comes back by itself."""

import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.figures import KEPT, Figures
from tests.outages.instance import WIRES, Instance, seconds_until
from tests.outages.load import Booklet, Load, Reader, Saver, asked, attempt, enter, make_booklet
from tests.processes import REPOSITORY
from tests.visitor import Visitor

SAVERS, READERS = 4, 2
AWAY_SECONDS = 20
BACK_SECONDS = 30
PATIENCE_SECONDS = 120
AUTHORS = (
    "camille.vidal@maison-aubrac.test",
    "helene.roux@maison-aubrac.test",
)
Pids = Callable[[Instance], list[int]]


@dataclass
class World:
    instance: Instance
    manager: Visitor
    booklet: Booklet
    addresses: Iterator[str]


# The application has two workers of its own under a master; background workers are processes of their own.
OWN: dict[str, tuple[Pids, Pids]] = {
    # name: whom a kill takes, whom a hang stops
    "the application's master": (lambda it: [it.pid("app")], lambda it: [it.pid("app")]),
    "one worker of the application": (
        lambda it: it.children("app")[-1:],
        lambda it: it.children("app")[-1:],
    ),
    "both workers of the application": (
        lambda it: it.children("app")[-2:],
        lambda it: it.children("app")[-2:],
    ),
    "the background worker": (lambda it: [it.pid("worker")], lambda it: it.group("worker")),
    "both background workers": (
        lambda it: [it.pid("worker"), it.pid("worker-slow")],
        lambda it: [*it.group("worker"), *it.group("worker-slow")],
    ),
    "beat": (lambda it: [it.pid("beat")], lambda it: [it.pid("beat")]),
    "the edge's sync": (lambda it: [it.pid("edge")], lambda it: [it.pid("edge")]),
}


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    with Instance().running() as instance:
        manager = enter(instance, AUTHORS[0])
        booklet = make_booklet(manager, SAVERS)
        publish(manager, booklet)
        for _ in range(PATIENCE_SECONDS):
            reading = asked(manager, "GET", f"{booklet.at}/reading")
            booklet.address = reading["address"]
            if reading["state"] == "open" and version_of(booklet):
                break
            time.sleep(1)
        people = re.findall(r"[a-z.]+@[a-z-]+\.test", (REPOSITORY / "README.md").read_text())
        yield World(instance, manager, booklet, cycle(sorted(set(people))))


def publish(manager: Visitor, booklet: Booklet) -> str:
    """The number of the version that will be read; asked for until somebody answers."""
    told = b""
    for _ in range(PATIENCE_SECONDS):
        answer = attempt(manager, "POST", f"{booklet.at}/publications", {"note": "Essai"})
        if answer and answer.status == 202:
            return str(answer.json()["version"])
        told = answer.body if answer else told
        time.sleep(0.5)
    raise AssertionError(told)


def version_of(booklet: Booklet) -> str:
    """What readers have."""
    url = urlsplit(booklet.address)
    connection = HTTPConnection("localhost", url.port, timeout=10)
    try:
        connection.request("GET", f"{url.path.rstrip('/')}/version.json")
        answer = connection.getresponse()
        told = answer.read()
        found = re.search(rb'"number":\s*"([^"]+)"', told)
        return found[1].decode() if answer.status == 200 and found else ""
    except OSError:
        return ""
    finally:
        connection.close()


def back_after(world: World, load: Load) -> float | None:
    """Seconds until everything works again: parts speak, somebody saves, a mail comes, a version is read."""
    since, saved, mails = datetime.now(UTC), load.acknowledged(), world.instance.mails()
    began = time.monotonic()
    address = next(world.addresses)
    while not (
        (
            answer := attempt(
                world.manager, "POST", "/api/auth/forgotten-password", {"email": address}
            )
        )
        and answer.status < 300
    ):
        if time.monotonic() - began > PATIENCE_SECONDS:
            return None
        time.sleep(0.5)
    version = publish(world.manager, world.booklet)
    conditions: tuple[Callable[[], bool], ...] = (
        lambda: load.acknowledged() > saved + SAVERS,
        lambda: min(world.instance.heartbeats().values()) > since,
        lambda: world.instance.mail_came(address, mails),
        lambda: version_of(world.booklet) == version,
    )
    for holds in conditions:
        if seconds_until(holds, PATIENCE_SECONDS) is None:
            return None
    return time.monotonic() - began


def measure(
    world: World, how: str, name: str, harm: Callable[[], object], mend: Callable[[], object] | None
) -> None:
    """One part is harmed under load; nothing is lost, readers see nothing, and it is back."""
    authors = cycle(AUTHORS)
    savers = [
        Saver(enter(world.instance, next(authors)), f"{world.booklet.at}/pages/{page}")
        for page in world.booklet.pages
    ]
    readers = [Reader(world.booklet.address) for _ in range(READERS)]
    with Load(savers, readers) as load:
        time.sleep(2)
        before = load.acknowledged()
        harm()
        meanwhile = 0
        if mend:
            time.sleep(AWAY_SECONDS)
            meanwhile = load.acknowledged() - before
            mend()
        back = back_after(world, load)
    lost = sum(one.lost() for one in savers)
    faults = [fault for one in savers for fault in one.faults]
    errors = load.errors()
    met = not (lost or errors or faults) and back is not None and back <= BACK_SECONDS
    waited = max(one.longest for one in savers)
    told = "not back" if back is None else f"all back in {back:.1f} s"
    Figures("make outages", folder=KEPT).note(
        "REL8 (outages)",
        f"{name} {how}, while {SAVERS} people save and {READERS} read",
        f"{lost} of {load.acknowledged()} saves lost, {errors} of {sum(one.read for one in readers)} reads failed; {told}"
        + (f"; {meanwhile} saves while it was away" if mend else "")
        + f"; the longest save {waited:.1f} s, {load.refused()} tries refused",
        goal=f"0, 0, ≤ {BACK_SECONDS} s",
        met=met,
    )
    assert (lost, errors, faults) == (0, 0, [])
    assert back is not None
    assert back <= BACK_SECONDS
    assert mend is None or meanwhile > SAVERS


def send(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        os.kill(pid, number)


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", OWN)
def test_a_killed_process_comes_back(world: World, name: str):
    measure(world, "killed", name, lambda: send(OWN[name][0](world.instance), signal.SIGKILL), None)


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", OWN)
def test_a_hung_process_comes_back(world: World, name: str):
    stopped = OWN[name][1](world.instance)
    try:
        measure(world, "hung", name, lambda: send(stopped, signal.SIGSTOP), None)
    finally:
        for pid in stopped:
            if _is_stopped(pid):
                os.kill(pid, signal.SIGCONT)


def _is_stopped(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
    except FileNotFoundError:
        return False


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", WIRES)
@pytest.mark.parametrize("how", ["gone", "hung"])
def test_a_server_that_was_away_is_used_again(world: World, name: str, how: str):
    wire = world.instance.wires[name]
    harm = wire.cut if how == "gone" else wire.hang
    try:
        measure(world, f"{how} for {AWAY_SECONDS} s", name, harm, wire.mend)
    finally:
        wire.mend()
