"""What Redis holds is data: whoever writes there makes us neither run anything nor fail."""

import pickle
from pathlib import Path

import pytest
from django.conf import settings
from django.core.cache import cache
from redis import Redis
from redis.exceptions import NoPermissionError

from shared.cache import forget_all, remembered


class Planted:
    """Runs as soon as it is unpickled."""

    def __init__(self, trace: Path) -> None:
        self.trace = trace

    def __reduce__(self) -> tuple[object, ...]:
        return (Path.touch, (self.trace,))


@pytest.fixture
def redis() -> Redis:
    return Redis.from_url(settings.REDIS_URL)


@pytest.mark.parametrize("value", [{"livret.test": "Clinique"}, {}, [1, "é"], "text", 7, True])
def test_what_is_kept_comes_back_as_it_was(value: object):
    remembered("key", seconds=60, make=lambda: value)

    assert remembered("key", seconds=60, make=lambda: pytest.fail("made again")) == value


def test_a_planted_pickle_is_made_anew_and_not_run(redis: Redis, tmp_path: Path):
    trace = tmp_path / "run"
    redis.set(cache.make_key("key"), pickle.dumps(Planted(trace)))

    assert remembered("key", seconds=60, make=lambda: "ours") == "ours"
    assert not trace.exists()
    assert cache.get("key") == "ours"


def test_what_would_come_back_as_something_else_is_refused():
    with pytest.raises(TypeError):
        remembered("key", seconds=60, make=lambda: {1, 2})


def test_forgetting_all_leaves_nothing_of_ours(redis: Redis):
    remembered("key", seconds=60, make=lambda: 1)

    forget_all()

    assert list(redis.scan_iter(f"{settings.REDIS_PREFIX}*")) == []


@pytest.mark.parametrize(
    "command",
    [
        ("GET", "of-somebody-else"),
        ("SET", "of-somebody-else", "1"),
        ("EVAL", "return redis.call('GET', KEYS[1])", "1", "of-somebody-else"),
        ("FLUSHDB",),
        ("CONFIG", "GET", "*"),
        ("ACL", "LIST"),
        ("KEYS", "*"),
        ("FUNCTION", "LIST"),
    ],
)
def test_our_account_touches_our_own_keys_only(redis: Redis, command: tuple[str, ...]):
    with pytest.raises(NoPermissionError):
        redis.execute_command(*command)
