from celery import current_app

from shared.ids import uuid7
from shared.jobs.bell import ring


def test_a_broker_that_is_away_is_no_error(monkeypatch):
    monkeypatch.setattr(current_app.conf, "broker_write_url", "amqp://guest@127.0.0.1:1//")
    monkeypatch.setattr(current_app, "_pool", None)
    monkeypatch.setattr(current_app.amqp, "_producer_pool", None)

    assert ring([uuid7()]) is False


def test_a_broker_that_answers_confirms():
    assert ring([uuid7()]) is True
