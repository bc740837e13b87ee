from functools import cache

import pytest
from celery import current_app
from kombu import Connection

from shared.ids import uuid7
from shared.jobs import notify


@pytest.fixture
def nobody_at_the_broker(monkeypatch):
    """An address at which nothing listens."""
    away = cache(lambda: current_app.connection_for_write("amqp://guest@127.0.0.1:1//"))
    monkeypatch.setattr(notify, "_publisher", away)


def test_a_broker_that_answers_confirms():
    assert notify.Notifier().notify([uuid7()], "livretier.jobs") is True


@pytest.mark.usefixtures("nobody_at_the_broker")
class TestABrokerThatIsAway:
    def test_is_no_error(self):
        assert notify.Notifier().notify([uuid7()], "livretier.jobs") is False

    def test_is_left_alone_for_a_while(self, monkeypatch):
        monkeypatch.setattr(notify, "PAUSE_SECONDS", 600)
        ours, asked = notify.Notifier(), list[str]()
        ours.notify([uuid7()], "livretier.jobs")
        monkeypatch.setattr(notify, "_publish", lambda job_ids, queue: asked.append(queue))

        for _ in range(100):
            assert ours.notify([uuid7()], "livretier.jobs") is False

        assert asked == []

    def test_is_asked_again_later(self, monkeypatch):
        ours = notify.Notifier()
        ours.notify([uuid7()], "livretier.jobs")
        ours.silent_until = 0

        monkeypatch.undo()

        assert ours.notify([uuid7()], "livretier.jobs") is True


def test_the_publisher_gives_up_quickly():
    publisher: Connection = notify._publisher()

    assert publisher.connect_timeout == 1
    assert publisher.transport_options["read_timeout"] == 1
