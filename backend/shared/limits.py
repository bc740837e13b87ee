"""How often something may be tried, counted in Redis: a refusal undoes what PostgreSQL counted.

When Redis is away nothing is counted and everybody passes. Signing in must need PostgreSQL only,
and the rest of the defence stays up: argon2 makes each guess slow, and no password is a known one.
Six digits have no such defence: `closed_without_redis` lets nobody pass uncounted.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from math import ceil
from typing import cast
from uuid import uuid4

import structlog
from django.conf import settings
from django.utils.crypto import salted_hmac
from redis import Redis
from redis.exceptions import RedisError

from shared import errors

log = structlog.get_logger()

# One step for Redis, so that copies at the same moment are counted one after the other.
TAKE = """
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1] - ARGV[2])
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then
  return redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2]
end
if ARGV[4] == '' then
  return false
end
redis.call('ZADD', KEYS[1], ARGV[1], ARGV[4])
redis.call('EXPIRE', KEYS[1], ARGV[2])
return false
"""


@dataclass(frozen=True, kw_only=True)
class Limit:
    """At most so many tries of one subject within any stretch of time of this length."""

    name: str
    times: int
    within: timedelta
    closed_without_redis: bool = False

    def take(self, *subject: str, now: datetime) -> str:
        """Count one try; refuse it when there were as many as may be. Its mark gives it back."""
        mark = str(uuid4())
        self._try(subject, now, mark)
        return mark

    def check(self, *subject: str, now: datetime) -> None:
        """Refuse when there were as many as may be, and count nothing."""
        self._try(subject, now, "")

    def _try(self, subject: tuple[str, ...], now: datetime, mark: str) -> None:
        window, moment = int(self.within.total_seconds()), now.timestamp()
        arguments = [str(part) for part in (moment, window, self.times, mark)]
        try:
            oldest = cast("bytes | None", redis().eval(TAKE, 1, self._key(subject), *arguments))
        except RedisError as error:
            log.warning("limit_not_counted", limit=self.name, error=str(error))
            if self.closed_without_redis:
                raise errors.TooManyAttempts(retry_after=60) from error
            return
        if oldest is not None:
            log.info("limit_reached", limit=self.name)
            raise errors.TooManyAttempts(retry_after=max(1, ceil(float(oldest) + window - moment)))

    def give_back(self, *subject: str, mark: str) -> None:
        """Count one try less: it was a right one."""
        try:
            redis().zrem(self._key(subject), mark)
        except RedisError as error:
            log.warning("limit_not_given_back", limit=self.name, error=str(error))

    def forget(self, *subject: str) -> None:
        """Start again from nothing, after a success."""
        try:
            redis().delete(self._key(subject))
        except RedisError as error:
            log.warning("limit_not_forgotten", limit=self.name, error=str(error))

    def _key(self, subject: tuple[str, ...]) -> str:
        return key_of(self.name, subject)


def key_of(name: str, subject: tuple[str, ...]) -> str:
    """Keyed, so that Redis holds nobody's address."""
    digest = salted_hmac(f"limit {name}", "\n".join(subject), algorithm="sha256")
    return f"{settings.REDIS_PREFIX}limits:{name}:{digest.hexdigest()}"


@cache
def redis() -> Redis:
    return Redis.from_url(settings.REDIS_URL, **settings.REDIS_PATIENCE)
