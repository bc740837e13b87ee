from datetime import UTC, datetime, timedelta

import pytest
from redis.exceptions import ConnectionError as RedisAway

from shared import presence
from shared.ids import uuid7
from shared.presence import SECONDS, Person

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
ANNA, BRUNO = Person("1", "Anna", "block-a"), Person("2", "Bruno")


@pytest.fixture
def place() -> str:
    return f"page:{uuid7()}"


def test_everybody_who_told_lately_is_here(place: str):
    presence.note(place, BRUNO, now=NOW)
    presence.note(place, ANNA, now=NOW)

    assert presence.people(place, now=NOW) == [ANNA, BRUNO]


def test_whoever_says_nothing_for_half_a_minute_is_gone(place: str):
    presence.note(place, ANNA, now=NOW)
    presence.note(place, BRUNO, now=NOW + timedelta(seconds=20))

    assert presence.people(place, now=NOW + timedelta(seconds=SECONDS + 1)) == [BRUNO]


def test_nobody_is_at_another_place(place: str):
    presence.note(place, ANNA, now=NOW)

    assert presence.people(f"{place}x", now=NOW) == []


def test_without_redis_nobody_is_seen(place: str, monkeypatch: pytest.MonkeyPatch):
    class Away:
        def __getattr__(self, name: str):
            raise RedisAway

    monkeypatch.setattr(presence, "_redis", Away)

    presence.note(place, ANNA, now=NOW)
    assert presence.people(place, now=NOW) == []
