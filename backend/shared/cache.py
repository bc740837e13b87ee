"""Answers worth keeping for a while. Redis being away makes us slower, never wrong."""

from collections.abc import Callable
from typing import TypeVar, cast

import structlog
from django.core.cache import cache
from redis.exceptions import RedisError

log = structlog.get_logger()

T = TypeVar("T")


def remembered(key: str, *, seconds: int, make: Callable[[], T]) -> T:
    """The value kept under this key, made now when it is not there."""
    try:
        kept = cache.get(key)
        if kept is not None:
            return cast("T", kept)
        value = make()
        cache.set(key, value, seconds)
    except RedisError as error:
        log.warning("cache_away", error=str(error))
        return make()
    return value


def forget(key: str) -> None:
    """Let the value be made again by whoever asks next."""
    try:
        cache.delete(key)
    except RedisError as error:
        log.warning("cache_away", error=str(error))
