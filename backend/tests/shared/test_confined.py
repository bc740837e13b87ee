"""What another program cannot do once it is confined, whatever it is."""

import os
import socket
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import structlog

from apps.publishing.rendering.renderer import LIMITS
from shared.confined import MEBIBYTE, EndedEarly, Limits, program
from shared.confined import run as running
from shared.confined.sandbox import can_wall

CONNECT = """
const socket = require("net").connect(Number(process.argv[1]), "127.0.0.1");
socket.on("connect", () => { console.log("reached"); process.exit(); });
socket.on("error", (error) => { console.log(error.code); });
"""
READ = "try { console.log(require('fs').readFileSync(process.argv[1], 'latin1')); } catch (error) { console.log(error.code); }"
FILL = "const kept = []; for (;;) kept.push(Buffer.alloc(16 * 1024 * 1024, 1));"


@pytest.fixture
def port() -> Iterator[int]:
    """Where somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def node(*arguments: str, limits: Limits = LIMITS, given: bytes = b"") -> str:
    said = program(
        *("node", *arguments),
        limits=limits,
        environment={"PATH": os.environ["PATH"]},
        wall_seconds=30,
        given=given,
    )
    return said.decode().strip()


def test_it_reads_what_it_is_given_and_says_something():
    assert node("-e", "process.stdin.pipe(process.stdout)", given=b"bonjour") == "bonjour"


def test_it_reaches_nobody(port: int):
    assert node("-e", CONNECT, str(port)) in ("ENETUNREACH", "ECONNREFUSED")


def test_it_ends_when_it_takes_too_much_memory():
    with pytest.raises(EndedEarly):
        node("-e", FILL, limits=replace(LIMITS, memory=256 * MEBIBYTE))


def test_it_ends_when_it_takes_too_much_of_the_processor():
    with pytest.raises(EndedEarly, match="ended by"):
        node("-e", "for (;;);", limits=replace(LIMITS, cpu_seconds=1))


def test_it_knows_nothing_of_our_environment():
    assert "LIVRETIER" not in node("-p", "Object.keys(process.env).join()")


def test_a_kernel_that_leaves_the_network_is_told_of(monkeypatch: pytest.MonkeyPatch):
    line = "import sys; sys.stderr.write('network kept: Operation not permitted\\n')"
    with structlog.testing.capture_logs() as logs:
        running._run([sys.executable, "-c", line], environment=running.OF_PYTHON, wall_seconds=30)

    assert [entry["event"] for entry in logs] == ["confined_with_network"]


CANARIES = {
    "variables of the instance": Path(os.environ["RUN_DIR"], "canary"),
    "keys of the store": Path(os.environ["RUN_DIR"], "s3", "canary"),
    "reading key in nginx's configuration": Path(os.environ["RUN_DIR"], "nginx", "canary"),
    "passwords of the database": Path("/etc/livretier/canary"),
    "home": Path.home() / "livretier-canary",
    "temporary files of others": Path("/tmp/livretier-canary"),
}


@pytest.fixture(params=list(CANARIES.values()), ids=list(CANARIES))
def canary(request: pytest.FixtureRequest) -> Iterator[Path]:
    """A secret where secrets of its kind lie."""
    path: Path = request.param
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("canary")
    yield path
    path.unlink()


def test_it_sees_none_of_our_secrets(canary: Path):
    assert can_wall()
    assert node("-e", READ, str(canary)) == "ENOENT"


def test_it_sees_what_it_is_shown(tmp_path: Path):
    (tmp_path / "shown").write_text("shown")
    said = program(
        *("node", "-e", READ, str(tmp_path / "shown")),
        limits=LIMITS,
        environment={"PATH": os.environ["PATH"]},
        wall_seconds=30,
        reads=[tmp_path],
    )

    assert said == b"shown\n"


def test_it_sees_no_process_of_ours():
    others = node("-p", "require('fs').readdirSync('/proc').filter(Number).length")

    assert int(others) <= 3
