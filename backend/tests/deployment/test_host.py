"""What runs on a host: units that systemd accepts and that may do little, and nginx as nobody in particular."""

import configparser
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.architecture.paths import REPOSITORY
from tests.deployment.variables import NAME, rows
from tests.waiting import wait_for

UNITS = sorted((REPOSITORY / "deploy/systemd").glob("*.service"))
# They start confined programs, whose walls need what the others are forbidden.
WITH_WALLS = {"livretier-app", "livretier-worker", "livretier-worker-slow"}
FORBIDDEN = {
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "ProtectHome=yes",
    "PrivateTmp=yes",
    "PrivateDevices=yes",
    "RestrictSUIDSGID=yes",
    "LimitCORE=0",
}
FORBIDDEN_WITHOUT_WALLS = {
    "RestrictNamespaces=yes",
    "ProtectKernelTunables=yes",
    "ProtectKernelLogs=yes",
    "SystemCallFilter=@system-service",
}


@pytest.fixture(scope="module")
def units(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As they lie on a host, but for where the clone is."""
    folder: Path = tmp_path_factory.mktemp("units")
    for file in (REPOSITORY / "deploy/systemd").iterdir():
        text = file.read_text("utf-8").replace("/opt/livretier", str(REPOSITORY))
        (folder / file.name).write_text(text, "utf-8")
    return folder


def analyze(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["systemd-analyze", *map(str, arguments)], capture_output=True, text=True, check=False
    )


class TestUnits:
    def test_are_accepted_by_systemd(self, units: Path):
        verified = analyze("verify", *sorted(units.iterdir()))

        assert (verified.returncode, verified.stderr) == (0, "")

    def test_that_are_misspelt_are_not(self, units: Path, tmp_path: Path):
        unit = tmp_path / "livretier-app.service"
        shutil.copy(units / unit.name, unit)
        unit.write_text(unit.read_text().replace("ProtectHome=", "ProtectHouse="))

        assert "ProtectHouse" in analyze("verify", unit).stderr

    @pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
    def test_may_do_little(self, unit: Path):
        lines = set(unit.read_text("utf-8").splitlines())
        most = 45 if unit.stem in WITH_WALLS else 20

        rated = analyze("security", "--offline=yes", "--no-pager", f"--threshold={most}", unit)

        assert rated.returncode == 0, rated.stdout.splitlines()[-1]
        assert lines >= FORBIDDEN
        assert unit.stem in WITH_WALLS or lines >= FORBIDDEN_WITHOUT_WALLS

    def test_have_an_account_each_but_workers_and_the_watchdog(self):
        accounts = {unit.stem: _service(unit).get("user", "root") for unit in UNITS}

        assert accounts.pop("livretier-worker-slow") == "livretier-worker"
        assert accounts.pop("livretier-watchdog") == "root"
        assert accounts == {name: name for name in accounts}

    def test_name_variables_of_the_table_alone(self):
        named = {name for unit in UNITS for name in NAME.findall(unit.read_text("utf-8"))}

        assert named
        assert named - rows().keys() == set()


def _service(unit: Path) -> dict[str, str]:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.read(unit)
    return dict(parser["Service"])


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


class TestFront:
    """Both nginx, started as a supervisor of a host or a container starts them."""

    @pytest.fixture
    def port(self) -> int:
        return _free_port()

    @pytest.fixture
    def variables(self, tmp_path: Path, port: int) -> dict[str, str]:
        folders = {name: tmp_path / name for name in ("state", "studio", "edge", "facts")}
        for folder in (tmp_path, *folders.values()):
            folder.mkdir(exist_ok=True)
            folder.chmod(0o777)
        (folders["studio"] / "index.html").write_text("<!doctype html><title>Studio</title>")
        (folders["edge"] / "laid").touch()  # before, nobody can say what does not exist
        for parent in tmp_path.parents[:2]:
            parent.chmod(0o755)
        keys = ("MEDIA_KEY", "READING_KEY", "S3_ACCESS_KEY", "S3_SECRET_KEY")
        return {
            "PATH": os.environ["PATH"],
            "LIVRETIER_STATE": str(folders["state"]),
            "LIVRETIER_EDGE": str(folders["edge"]),
            "LIVRETIER_FACTS": str(folders["facts"]),
            "STUDIO_DIST": str(folders["studio"]),
            "LIVRETIER_PORT": str(port),
            "APP_PORT": "9999",
            "LIVRETIER_READING_URL": "https://livrets.example.org",
            "LIVRETIER_S3_ENDPOINT": "http://127.0.0.1:9",
            "LIVRETIER_S3_BUCKET": "livretier",
            **{f"LIVRETIER_{key}": "k" * 64 for key in keys},
        }

    @pytest.fixture
    def started(self, variables: dict[str, str]) -> Iterator[object]:
        running: list[subprocess.Popen[bytes]] = []
        as_nobody = ["setpriv", "--reuid", "nobody", "--regid", "nogroup", "--clear-groups"]

        def start(name: str) -> None:
            command = [*as_nobody, "--no-new-privs", f"{REPOSITORY}/deploy/front", name]
            running.append(subprocess.Popen(command, env=variables))

        yield start
        for process in running:
            process.terminate()
            process.wait(10)

    def test_serves_the_studio_as_nobody(self, started, port: int):
        started("nginx")

        wait_for(f"http://127.0.0.1:{port}/")
        with urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"Studio" in page.read()

    def test_serves_readers_as_nobody_and_without_a_key_of_the_store(
        self, started, variables: dict[str, str], port: int
    ):
        for name in list(variables):
            if "S3" in name or name == "LIVRETIER_MEDIA_KEY":
                del variables[name]
        started("reading")
        wait_until_listening(port)

        with pytest.raises(HTTPError) as answer:
            urlopen(f"http://127.0.0.1:{port}/")

        answer.value.close()
        assert answer.value.code == 404

    def test_says_which_variables_it_lacks(self, variables: dict[str, str]):
        del variables["LIVRETIER_MEDIA_KEY"]
        checked = subprocess.run(
            [REPOSITORY / "deploy/front", "nginx", "--check"],
            env=variables,
            capture_output=True,
            text=True,
            check=False,
        )

        assert checked.returncode == 2
        assert "LIVRETIER_MEDIA_KEY is not set" in checked.stderr


def wait_until_listening(port: int) -> None:
    for _ in range(100):
        with socket.socket() as tried:
            tried.settimeout(0.1)
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        subprocess.run(["sleep", "0.1"], check=True)
    raise TimeoutError
