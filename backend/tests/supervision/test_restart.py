"""What dies comes back by itself, and leaves nobody behind who serves what was once loaded."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.nginx import Nginx
from tests.processes import REPOSITORY

CONTROL = REPOSITORY / "deploy" / "control"
PORT = int(os.environ["LIVRETIER_PORT"]) + 10_090


@pytest.fixture
def nginx() -> Iterator[Nginx]:
    nginx = Nginx("supervised", PORT)
    try:
        nginx.start_with_an_empty_studio()
        yield nginx
    finally:
        nginx.stop()


def master(nginx: Nginx) -> int:
    return int((nginx.folder / "pid" / "nginx.pid").read_text() or 0)


def group_of(leader: int) -> list[str]:
    found = subprocess.run(
        ["pgrep", "--pgroup", str(leader)], check=False, capture_output=True, text=True
    )
    return found.stdout.split()


def until(holds: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + 60
    while not holds() and time.monotonic() < deadline:
        time.sleep(0.1)
    return holds()


def test_a_killed_master_comes_back_and_none_of_its_children_serves_on(nginx: Nginx):
    killed = master(nginx)
    assert len(group_of(killed)) > 1

    os.kill(killed, signal.SIGKILL)

    assert until(lambda: master(nginx) not in (0, killed))
    assert until(lambda: group_of(killed) == [])
    assert until(lambda: len(group_of(master(nginx))) > 1)
    with urlopen(f"http://127.0.0.1:{PORT}/") as answer:
        assert answer.status == 200


def test_a_killed_supervisor_takes_its_processes_along(nginx: Nginx):
    leader = master(nginx)

    os.kill(int((nginx.folder / "pid" / "supervisord.pid").read_text()), signal.SIGKILL)

    assert until(lambda: group_of(leader) == [])


def test_stopping_one_process_leaves_the_others():
    nginx = Nginx("supervised", PORT, LIVRETIER_BROKER_URL="amqp://127.0.0.1:1//")
    instance = {"LIVRETIER_INSTANCE": nginx.instance, "LIVRETIER_PORT": str(PORT)}
    environment = {**os.environ, **instance}
    try:
        nginx.start_with_an_empty_studio()
        subprocess.run([CONTROL, "start", "beat"], env=environment, check=True)

        subprocess.run([CONTROL, "stop", "beat"], env=environment, check=True)

        assert len(group_of(master(nginx))) > 1
    finally:
        nginx.stop()


def test_a_taken_port_is_refused_with_a_sentence(capfd: pytest.CaptureFixture[str]):
    nginx = Nginx("supervised", PORT)
    with socket.create_server(("127.0.0.1", PORT)), pytest.raises(subprocess.CalledProcessError):
        nginx.start_with_an_empty_studio()
    nginx.stop()

    assert (
        f"Port {PORT} is taken by another process: nginx does not start" in capfd.readouterr().err
    )
    assert not Path(f"/run/livretier/{PORT}.supervisor").exists()
