import pytest
from django.test import Client

from config import health
from shared.heartbeats.beating import beat
from shared.heartbeats.models import Heartbeat, Part

pytestmark = pytest.mark.django_db


@pytest.fixture
def _all_processes_live() -> None:
    for part in Part:
        beat(part)


def away() -> None:
    raise ConnectionError


def test_the_process_says_that_it_lives():
    assert Client().get("/healthz").json() == {"status": "ok"}


@pytest.mark.usefixtures("_all_processes_live")
def test_every_part_answers():
    answer = Client().get("/readyz")

    assert answer.status_code == 200
    assert answer.json() == {
        "status": "ok",
        "parts": {
            "postgresql": True,
            "redis": True,
            "rabbitmq": True,
            "s3": True,
            "worker": True,
            "worker-slow": True,
            "beat": True,
            "edge": True,
            "recorder": True,
            "sender": True,
            "spool": True,
            "facts": True,
        },
    }


@pytest.mark.usefixtures("_all_processes_live")
@pytest.mark.parametrize("part", ["redis", "rabbitmq", "s3"])
def test_it_is_ready_without_a_server_that_saving_does_not_need(part: str, monkeypatch):
    monkeypatch.setitem(health.CHECKS, part, away)

    answer = Client().get("/readyz")

    assert answer.status_code == 200
    assert answer.json()["status"] == "degraded"
    assert answer.json()["parts"][part] is False


def test_it_is_not_ready_without_postgresql(monkeypatch):
    monkeypatch.setitem(health.CHECKS, "postgresql", away)

    answer = Client().get("/readyz")

    assert answer.status_code == 503
    assert answer.json()["parts"]["postgresql"] is False


@pytest.mark.usefixtures("_all_processes_live")
@pytest.mark.parametrize("part", Part.values)
def test_it_is_not_ready_without_one_of_our_processes(part: str):
    Heartbeat.objects.filter(part=part).delete()

    answer = Client().get("/readyz")

    assert answer.status_code == 503
    assert [name for name, answers in answer.json()["parts"].items() if not answers] == [part]
