"""One page says what every variable is; each is checked when a process starts."""

import os
import re
import subprocess

import pytest

from tests.architecture.paths import REPOSITORY
from tests.deployment.variables import TABLE, named_in_sources, rows

CHECK = f"source {REPOSITORY}/deploy/variables.sh; check_variables"
WRONG = {
    "LIVRETIER_INSTANCE": "Dev-1",
    "LIVRETIER_PORT": "http",
    "APP_PORT": "80801212",
    "LIVRETIER_APP_ADDRESS": "localhost",
    "LIVRETIER_APP_HOST": "http://app",
    "LIVRETIER_ADDRESS": "eth0",
    "LIVRETIER_TRUSTED_PROXIES": "10.0.0.0/8,10.1.0.0/8",
    "LIVRETIER_UNCOUNTED": "everybody",
    "LIVRETIER_MEDIA_CACHE": "2 GB",
    "LIVRETIER_OPEN_FILES": "many",
    "LIVRETIER_FACT_LOADERS": "0",
    "LIVRETIER_MAIL_BY_NIGHT": "yes",
    "LIVRETIER_STATE": "state",
    "LIVRETIER_EDGE": "edge",
    "LIVRETIER_FACTS": "facts",
    "LIVRETIER_ALIVE": "alive",
}
RIGHT = {
    "LIVRETIER_INSTANCE": "prod",
    "LIVRETIER_PORT": "8080",
    "LIVRETIER_ADDRESS": "[::1]",
    "LIVRETIER_TRUSTED_PROXIES": "10.0.0.0/8 fd00::/8",
    "LIVRETIER_UNCOUNTED": "",
    "LIVRETIER_MEDIA_CACHE": "500m",
    "LIVRETIER_FACT_LOADERS": "4",
    "LIVRETIER_STATE": "/var/lib/livretier-app",
}


def check(variables: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["bash", "-c", CHECK], env=variables, capture_output=True, text=True, check=False
    )


class TestTheTable:
    def test_names_every_variable_of_the_sources(self):
        assert named_in_sources() - rows().keys() == set()

    def test_names_none_that_nothing_reads(self):
        assert rows().keys() - named_in_sources() == set()

    def test_is_read_whole(self):
        opened = re.findall(r"^\| `[A-Z]", TABLE.read_text("utf-8"), re.M)

        assert len(rows()) == len(opened) > 60

    def test_calls_every_key_and_every_address_with_a_password_secret(self):
        told = {name for name, (_, is_secret, *_) in rows().items() if is_secret == "yes"}
        looks = {name for name in rows() if re.search(r"_KEY$|_DATABASE_URL$|HOOKS", name)}
        addresses = {f"LIVRETIER_{name}_URL" for name in ("BROKER", "REDIS", "MAIL")}

        assert told == looks | addresses


class TestVariablesOfScripts:
    def test_that_are_right_pass(self):
        assert check(RIGHT).returncode == 0

    def test_that_are_not_set_pass(self):
        assert check({}).returncode == 0

    @pytest.mark.parametrize("name", WRONG)
    def test_one_that_is_wrong_is_told(self, name: str):
        checked = check({name: WRONG[name]})

        assert checked.returncode == 2
        assert f"  - {name} must be " in checked.stderr
        assert TABLE.name in checked.stderr

    def test_all_that_are_wrong_are_told_at_once(self):
        assert check(WRONG).stderr.count(" must be ") == len(WRONG)

    @pytest.mark.parametrize(
        ("process", "name"),
        [
            ("app", "APP_PORT"),
            ("worker-slow", "LIVRETIER_INSTANCE"),
            ("beat", "LIVRETIER_STATE"),
            ("spool", "LIVRETIER_STATE"),
            ("watchdog", "LIVRETIER_ALIVE"),
        ],
    )
    def test_a_process_says_what_it_lacks(self, process: str, name: str):
        started = subprocess.run(
            [REPOSITORY / "deploy/exec", process],
            env={"PATH": os.environ["PATH"]},
            capture_output=True,
            text=True,
            check=False,
        )

        assert started.returncode == 2
        assert f"{name} is not set" in started.stderr
