"""Each process has an account of its own, which reads code and none of our secrets."""

import configparser
import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.processes import REPOSITORY

PROCESSES = (
    "app",
    "worker",
    "worker-slow",
    "beat",
    "edge",
    "facts",
    "metrics",
    "recorder",
    "sender",
    "spool",
)
ACCOUNTS = sorted({f"livretier-{name.removesuffix('-slow')}" for name in PROCESSES})
SECRETS = (
    Path(os.environ["RUN_DIR"], "env"),
    Path("/etc/livretier/database.env"),
    Path(f"/etc/livretier/accounts-{os.environ['LIVRETIER_INSTANCE']}.env"),
    Path(f"/proc/{os.getpid()}/environ"),
)
UNITS = REPOSITORY / "deploy" / "systemd"
WALLS = {"nonewprivileges": "yes", "protectsystem": "strict", "privatetmp": "yes"}


def reads(account: str, path: Path) -> bool:
    as_account = ["setpriv", "--reuid", account, "--regid", account, "--clear-groups"]
    return (
        subprocess.run([*as_account, "cat", path], check=False, capture_output=True).returncode == 0
    )


@pytest.mark.parametrize("account", ACCOUNTS)
@pytest.mark.parametrize("secret", SECRETS, ids=lambda path: path.name)
def test_an_account_reads_no_secret_of_root(account: str, secret: Path):
    assert secret.exists()
    assert not reads(account, secret)


def _service_of(process: str) -> dict[str, str]:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read(UNITS / f"livretier-{process}.service")
    return dict(unit["Service"])


@pytest.mark.parametrize("process", PROCESSES)
def test_the_unit_of_a_host_starts_the_same_command_as_an_account_of_its_own(process: str):
    service = _service_of(process)

    assert service["execstart"] == f"/opt/livretier/deploy/exec {process}"
    assert service["user"] == f"livretier-{process.removesuffix('-slow')}"
    assert service["restart"] == "always"
    assert service["killmode"] == "mixed"
    assert WALLS.items() <= service.items()


def test_the_watchdog_of_a_host_may_do_little_but_end_processes():
    service = _service_of("watchdog")

    assert service["capabilityboundingset"] == "CAP_KILL CAP_DAC_READ_SEARCH"
    assert service["privatenetwork"] == "yes"
    assert WALLS.items() <= service.items()


def test_every_command_has_its_unit_and_is_supervised():
    commands = set(
        re.findall(r"^  ([a-z-]+)\)", (REPOSITORY / "deploy" / "exec").read_text(), re.M)
    )
    supervised = set(
        re.findall(
            r"^  program ([a-z-]+) ", (REPOSITORY / "deploy" / "supervisor.sh").read_text(), re.M
        )
    )

    assert commands == {*PROCESSES, "watchdog"}
    assert supervised == {*commands, "nginx", "reading"}
    assert {path.stem for path in UNITS.glob("*.service")} == {
        f"livretier-{name}" for name in supervised
    }
