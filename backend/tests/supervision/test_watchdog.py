"""A process that hangs is ended, and nobody else: whoever writes the files chooses none but its own."""

import importlib.util
import os
import pwd
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from shared.heartbeats.pulse import began_at
from tests.processes import BACKEND, REPOSITORY

PULSE = (
    "from shared.heartbeats.pulse import start_pulse; import time; start_pulse(); time.sleep(99)"
)


@pytest.fixture(scope="module")
def watchdog() -> ModuleType:
    spec = importlib.util.spec_from_file_location("watchdog", REPOSITORY / "deploy" / "watchdog.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def process(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    environment = {**os.environ, "LIVRETIER_ALIVE": str(tmp_path)}
    process = subprocess.Popen([sys.executable, "-c", PULSE], cwd=BACKEND, env=environment)
    while not (tmp_path / str(process.pid)).exists():
        assert process.poll() is None
        time.sleep(0.05)
    yield process
    process.kill()
    process.wait()


@pytest.fixture
def later(watchdog: ModuleType) -> float:
    return time.time() + float(watchdog.SILENT_SECONDS) + 5


def test_a_process_that_speaks_lives(
    watchdog: ModuleType, process: subprocess.Popen[bytes], tmp_path: Path
):
    assert watchdog.look(tmp_path, time.time()) == []


def test_a_process_that_says_nothing_is_named(
    watchdog: ModuleType, process: subprocess.Popen[bytes], tmp_path: Path, later: float
):
    process.send_signal(signal.SIGSTOP)

    assert watchdog.look(tmp_path, later) == [process.pid]


def test_a_later_process_of_the_same_number_is_not(
    watchdog: ModuleType, tmp_path: Path, later: float
):
    file = tmp_path / str(os.getpid())
    file.write_text(f"{began_at(os.getpid())}1")

    assert watchdog.look(tmp_path, later) == []
    assert not file.exists()


def test_nor_one_of_another_account(watchdog: ModuleType, tmp_path: Path, later: float):
    file = tmp_path / str(os.getpid())
    file.write_text(began_at(os.getpid()))
    os.chown(file, pwd.getpwnam("nobody").pw_uid, -1)

    assert watchdog.look(tmp_path, later) == []


@pytest.mark.parametrize("name", ["1", "-1", "0", "word", "999999999"])
def test_whatever_else_lies_there_harms_nobody(
    watchdog: ModuleType, tmp_path: Path, later: float, name: str
):
    (tmp_path / name).symlink_to("/proc/1/stat")
    os.mkfifo(tmp_path / "2")
    (tmp_path / "3").mkdir()

    assert watchdog.look(tmp_path, later) == []
