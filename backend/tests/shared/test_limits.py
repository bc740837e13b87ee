from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
from django.conf import settings

from shared import errors
from shared.limits import Limit, redis

NOW = datetime(2027, 3, 16, 10, tzinfo=UTC)
THREE = Limit(name="three a minute", times=3, within=timedelta(minutes=1))


def passes(*subject: str, seconds: int = 0) -> bool:
    try:
        THREE.take(*subject, now=NOW + timedelta(seconds=seconds))
    except errors.TooManyAttempts:
        return False
    return True


def test_any_minute_holds_three_tries():
    assert [passes("a", seconds=second) for second in (0, 40, 50)] == [True] * 3
    assert not passes("a", seconds=59)
    assert passes("a", seconds=60)
    assert not passes("a", seconds=61)
    assert passes("a", seconds=101)


def test_a_try_that_is_given_back_does_not_count():
    for second in range(10):
        mark = THREE.take("a", now=NOW + timedelta(seconds=second))
        THREE.give_back("a", mark=mark)

    assert [passes("a", seconds=20) for _ in range(4)] == [True, True, True, False]


def test_the_refusal_says_in_how_many_seconds_the_oldest_try_is_over():
    for second in (0, 10, 20):
        passes("a", seconds=second)

    with pytest.raises(errors.TooManyAttempts) as refused:
        THREE.take("a", now=NOW + timedelta(seconds=25))

    assert refused.value.retry_after == 35


def test_tries_at_the_same_moment_are_all_counted():
    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: passes("a"), range(20)))

    assert answers.count(True) == 3


def test_redis_holds_nobody_by_name_and_nothing_for_ever():
    passes("camille@exemple.test", "192.0.2.0")

    (key,) = redis().scan_iter(f"{settings.REDIS_PREFIX}limits:*")
    assert b"camille" not in key
    assert 0 < redis().ttl(key) <= 60
