"""How long one waits before the next try: longer after each, and never for good.

Whoever knows the right answer gets in after the wait, however many others have guessed wrong.
Without Redis nobody waits, unless `closed_without_redis`: as with limits.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from math import ceil
from typing import cast

import structlog
from redis.exceptions import RedisError

from shared import errors, limits

log = structlog.get_logger()

# What is left to wait; 0 when there is nothing, and then the try is counted if ARGV[6] says so.
TAKE = """
local known = redis.call('HMGET', KEYS[1], 'tries', 'last')
local tries, last = tonumber(known[1] or 0), tonumber(known[2] or 0)
local now, free, first, longest = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
if tries >= free then
  local wait = math.min(first * 2 ^ math.min(tries - free, 30), longest)
  if now < last + wait then
    return tostring(last + wait - now)
  end
end
if ARGV[6] == '1' then
  redis.call('HSET', KEYS[1], 'tries', tries + 1, 'last', ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[5])
end
return '0'
"""


@dataclass(frozen=True, kw_only=True)
class Delay:
    """So many tries at once; then each waits twice as long as the one before it."""

    name: str
    free: int
    first: timedelta
    longest: timedelta
    forgotten_after: timedelta
    closed_without_redis: bool = False

    def take(self, *subject: str, now: datetime) -> None:
        """Count one try; refuse it when it comes before its time."""
        self._try(subject, now, counted=True)

    def check(self, *subject: str, now: datetime) -> None:
        """Refuse a try that comes before its time, and count nothing."""
        self._try(subject, now, counted=False)

    def _try(self, subject: tuple[str, ...], now: datetime, *, counted: bool) -> None:
        spans = (self.first, self.longest, self.forgotten_after)
        first, longest, forgotten = (span.total_seconds() for span in spans)
        arguments = (now.timestamp(), self.free, first, longest, int(forgotten), int(counted))
        try:
            said = limits.redis().eval(TAKE, 1, self._key(subject), *map(str, arguments))
        except RedisError as error:
            log.warning("delay_not_counted", delay=self.name, error=str(error))
            if self.closed_without_redis:
                raise errors.WaitAMoment(retry_after=30) from error
            return
        if wait := ceil(float(cast("bytes", said))):
            log.info("delay_running", delay=self.name)
            raise errors.wait(wait)

    def give_back(self, *subject: str) -> None:
        """Count one try less: it was a right one."""
        with self._unless_redis_is_away():
            limits.redis().hincrby(self._key(subject), "tries", -1)

    def forget(self, *subject: str) -> None:
        """Start again from nothing, after a success."""
        with self._unless_redis_is_away():
            limits.redis().delete(self._key(subject))

    @contextmanager
    def _unless_redis_is_away(self) -> Iterator[None]:
        try:
            yield
        except RedisError as error:
            log.warning("delay_not_taken_back", delay=self.name, error=str(error))

    def _key(self, subject: tuple[str, ...]) -> str:
        return limits.key_of(self.name, subject)


@dataclass(frozen=True, kw_only=True)
class Note:
    """That something was so lately; without Redis nothing was."""

    name: str
    kept: timedelta

    def note(self, *subject: str) -> None:
        try:
            limits.redis().set(limits.key_of(self.name, subject), 1, ex=self.kept)
        except RedisError as error:
            log.warning("not_noted", note=self.name, error=str(error))

    def is_noted(self, *subject: str) -> bool:
        try:
            return bool(limits.redis().exists(limits.key_of(self.name, subject)))
        except RedisError:
            return False
