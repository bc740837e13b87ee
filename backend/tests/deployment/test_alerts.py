"""Each alert names figures that are told, fires on a planted fault, and is silent while all is well."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from config.metrics import Figures
from tests.architecture.paths import REPOSITORY
from tests.deployment.alerts import FAULTS, QUIET, promtool_tests

RULES = REPOSITORY / "deploy/prometheus/alerts.yaml"
DASHBOARD = REPOSITORY / "deploy/prometheus/dashboard.json"
PROMTOOL = REPOSITORY / ".tools/prometheus/usr/bin/promtool"
NAMED = re.compile(r"\blivretier_[a-z_]+")


def alerts() -> dict[str, dict[str, Any]]:
    groups = yaml.safe_load(RULES.read_text("utf-8"))["groups"]
    return {rule["alert"]: rule for group in groups for rule in group["rules"]}


def promtool(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROMTOOL, *map(str, arguments)], capture_output=True, text=True, check=False
    )


@pytest.fixture
def exposed() -> set[str]:
    """The names of a scrape, labels or not."""
    text = Figures().text().decode()
    return {name for line in text.splitlines() for name in NAMED.findall(line)}


@pytest.mark.django_db
class TestNames:
    def test_of_alerts_are_told(self, exposed: set[str]):
        for name, alert in alerts().items():
            assert set(NAMED.findall(alert["expr"])) <= exposed, name

    def test_of_the_dashboard_are_told(self, exposed: set[str]):
        panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
        asked = [target["expr"] for panel in panels for target in panel.get("targets", [])]

        assert len(asked) > 15
        assert {name for one in asked for name in NAMED.findall(one)} <= exposed

    def test_of_the_quiet_hour_are_told(self, exposed: set[str]):
        assert {name for one in QUIET for name in NAMED.findall(one)} <= exposed


def test_every_alert_has_its_fault_and_says_what_to_do():
    assert alerts().keys() == FAULTS.keys()
    for alert in alerts().values():
        assert alert["labels"]["severity"] in {"page", "ticket"}
        assert alert["annotations"].keys() == {"summary", "do"}


def test_promtool_accepts_the_rules_and_the_configuration():
    for command, file in (("rules", "alerts.yaml"), ("config", "prometheus.yaml")):
        checked = promtool("check", command, RULES.with_name(file))

        assert checked.returncode == 0, checked.stderr


class TestHours:
    def run(self, folder: Path, tests: dict[str, Any]) -> subprocess.CompletedProcess[str]:
        file = folder / "tests.yaml"
        file.write_text(json.dumps(tests), "utf-8")
        return promtool("test", "rules", file)

    def test_a_quiet_one_fires_nothing_and_each_fault_its_alert(self, tmp_path: Path):
        tested = self.run(tmp_path, promtool_tests(alerts(), str(RULES)))

        assert tested.returncode == 0, tested.stdout + tested.stderr

    def test_an_alert_that_does_not_fire_is_noticed(self, tmp_path: Path):
        tests = promtool_tests(alerts(), str(RULES))
        for test in tests["tests"][1:]:
            test["input_series"] = tests["tests"][0]["input_series"]

        tested = self.run(tmp_path, tests)

        assert tested.returncode != 0
        assert all(f"alertname: {name}" in tested.stderr + tested.stdout for name in FAULTS)
