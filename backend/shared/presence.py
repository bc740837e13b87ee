"""Who is at a place right now, told in Redis every few seconds. When Redis is away nobody is seen."""

import json
from dataclasses import asdict, dataclass
from datetime import datetime
from functools import cache
from typing import cast

import structlog
from django.conf import settings
from redis import Redis
from redis.exceptions import RedisError

log = structlog.get_logger()

SECONDS = 30


@dataclass(frozen=True, slots=True)
class Person:
    """`at` is where exactly, in the words of whoever asks."""

    id: str
    name: str
    at: str = ""


def note(place: str, person: Person, *, now: datetime) -> None:
    """The person is here for half a minute more."""
    told = json.dumps({**asdict(person), "until": now.timestamp() + SECONDS})
    try:
        with _redis().pipeline() as both:
            both.hset(_key(place), person.id, told)
            both.expire(_key(place), SECONDS)
            both.execute()
    except RedisError as error:
        log.warning("presence_not_noted", error=str(error))


def people(place: str, *, now: datetime) -> list[Person]:
    """Everybody who is here, by name."""
    try:
        told = cast("dict[bytes, bytes]", _redis().hgetall(_key(place)))
    except RedisError as error:
        log.warning("presence_not_known", error=str(error))
        return []
    found = [json.loads(one) for one in told.values()]
    here = [Person(one["id"], one["name"], one["at"]) for one in found if _is_here(one, now)]
    return sorted(here, key=lambda person: (person.name, person.id))


def _is_here(told: dict[str, float], now: datetime) -> bool:
    return told["until"] > now.timestamp()


def _key(place: str) -> str:
    return f"{settings.REDIS_PREFIX}presence:{place}"


@cache
def _redis() -> Redis:
    return Redis.from_url(settings.REDIS_URL, **settings.REDIS_PATIENCE)
