"""Answers worth keeping for a while. Redis being away makes us slower, never wrong."""

import json
from collections.abc import Callable
from typing import Any, TypeVar, cast

import structlog
from django.conf import settings
from django.core.cache import cache
from redis import Redis
from redis.exceptions import RedisError

log = structlog.get_logger()

T = TypeVar("T")


class JsonSerializer:
    """What is kept is JSON: Django's own choice is pickle, which runs what it reads."""

    def dumps(self, value: Any) -> bytes:
        """The value as bytes; refuses what would not come back as it was."""
        return json.dumps(value, allow_nan=False, separators=(",", ":")).encode()

    def loads(self, kept: bytes) -> Any:
        """The value again; a ValueError for bytes that are not ours."""
        return json.loads(kept)


def remembered(key: str, *, seconds: int, make: Callable[[], T]) -> T:
    """The value kept under this key, made now when it is not there."""
    kept = _get(key)
    if kept is not None:
        return cast("T", kept)
    value = make()
    try:
        cache.set(key, value, seconds)
    except RedisError as error:
        log.warning("cache_away", error=str(error))
    return value


def _get(key: str) -> Any:
    try:
        return cache.get(key)
    except RedisError as error:
        log.warning("cache_away", error=str(error))
    except ValueError as error:  # of a former version, or planted: made anew
        log.warning("cache_unreadable", key=key, error=str(error))
    return None


def forget(key: str) -> None:
    """Let the value be made again by whoever asks next."""
    try:
        cache.delete(key)
    except RedisError as error:
        log.warning("cache_away", error=str(error))


def forget_all() -> None:
    """Empty what this instance keeps in Redis, counted attempts included; others may share the server."""
    with Redis.from_url(settings.REDIS_URL, **settings.REDIS_PATIENCE) as redis:
        for key in redis.scan_iter(f"{settings.REDIS_PREFIX}*", count=1000):
            redis.delete(key)
