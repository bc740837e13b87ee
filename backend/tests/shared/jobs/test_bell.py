import time
from functools import cache

import pytest
from celery import current_app
from kombu import Connection

from shared.ids import uuid7
from shared.jobs import bell


@pytest.fixture
def nobody_at_the_broker(monkeypatch):
    """An address at which nothing listens."""
    away = cache(lambda: current_app.connection_for_write("amqp://guest@127.0.0.1:1//"))
    monkeypatch.setattr(bell, "_publisher", away)


def test_a_broker_that_answers_confirms():
    assert bell.Bell().ring([uuid7()], "livretier.jobs") is True


@pytest.mark.usefixtures("nobody_at_the_broker")
class TestABrokerThatIsAway:
    def test_is_no_error(self):
        assert bell.Bell().ring([uuid7()], "livretier.jobs") is False

    def test_is_left_alone_for_a_while(self):
        ours = bell.Bell()
        ours.ring([uuid7()], "livretier.jobs")
        began = time.monotonic()

        for _ in range(100):
            assert ours.ring([uuid7()], "livretier.jobs") is False

        assert time.monotonic() - began < 0.1

    def test_is_asked_again_later(self, monkeypatch):
        ours = bell.Bell()
        ours.ring([uuid7()], "livretier.jobs")
        ours.silent_until = 0

        monkeypatch.undo()

        assert ours.ring([uuid7()], "livretier.jobs") is True


def test_the_publisher_gives_up_quickly():
    publisher: Connection = bell._publisher()

    assert publisher.connect_timeout == 1
    assert publisher.transport_options["read_timeout"] == 1
