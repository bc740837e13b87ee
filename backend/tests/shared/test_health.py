import pytest
from django.test import Client

from config import health

pytestmark = pytest.mark.django_db


def test_the_process_says_that_it_lives():
    assert Client().get("/healthz").json() == {"status": "ok"}


def test_every_dependency_answers():
    answer = Client().get("/readyz")

    assert answer.status_code == 200
    assert answer.json()["parts"] == {
        "postgresql": True,
        "redis": True,
        "rabbitmq": True,
        "s3": True,
    }


@pytest.mark.parametrize(
    ("part", "status"), [("postgresql", 503), ("redis", 200), ("rabbitmq", 200), ("s3", 200)]
)
def test_only_postgresql_is_indispensable(part: str, status: int, monkeypatch):
    def away() -> None:
        raise ConnectionError

    monkeypatch.setitem(health.CHECKS, part, away)

    answer = Client().get("/readyz")

    assert answer.status_code == status
    assert answer.json()["status"] == "degraded"
    assert answer.json()["parts"][part] is False
