"""Every place where an instance could keep a name, read without knowing what is in it."""

import gzip
import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from django.conf import settings
from django.db import connection
from redis import Redis

from shared import objects
from shared.tenancy import act_as_platform

Found = dict[str, set[int]]

COLUMNS = """
SELECT table_name, column_name, data_type FROM information_schema.columns
WHERE table_schema = 'public' ORDER BY table_name, ordinal_position
"""


def find_in(places: Iterable[tuple[str, str]], pattern: re.Pattern[str]) -> Found:
    """Where a name is, and whose: the pattern has one group, which says the number."""
    found: Found = defaultdict(set)
    for place, text in places:
        numbers = pattern.findall(text.lower())
        if numbers:
            found[place] |= {int(number) for number in numbers}
    return dict(found)


def tables() -> Iterator[tuple[str, str]]:
    """Each row of each table, as text."""
    with act_as_platform(), connection.cursor() as cursor:
        cursor.execute(COLUMNS)
        columns: defaultdict[str, list[str]] = defaultdict(list)
        for table, column, kind in cursor.fetchall():
            as_text = f"encode(\"{column}\", 'escape')" if kind == "bytea" else f'"{column}"::text'
            columns[table].append(as_text)
        for table, texts in columns.items():
            cursor.execute(f"SELECT concat_ws(' ', {', '.join(texts)}) FROM \"{table}\"")
            for (row,) in cursor.fetchall():
                yield table, row


def stored_since(moment: datetime) -> Iterator[tuple[str, str]]:
    """Each object of the instance's bucket that was written since, and its key."""
    after = ""
    while some := objects.list_after(prefix="", after=after, most=1000):
        for one in some:
            yield "objects", one.key
            if one.at >= moment:
                yield "objects", readable(objects.read(key=one.key))
        after = some[-1].key


def remembered() -> Iterator[tuple[str, str]]:
    """Each key of the instance in Redis, with its value."""
    with Redis.from_url(settings.REDIS_URL) as redis:
        for key in redis.scan_iter(f"{settings.REDIS_PREFIX}*", count=1000):
            yield "redis", f"{key!r} {_value(redis, key)!r}"


def written(*folders: Path) -> Iterator[tuple[str, str]]:
    """Each file below these folders, and its name."""
    for folder in folders:
        for file in folder.rglob("*"):
            yield folder.name, file.name
            if file.is_file():
                yield folder.name, readable(file.read_bytes())


def readable(content: bytes) -> str:
    """What a file says, unpacked."""
    if content.startswith(b"PK\x03\x04"):
        with ZipFile(BytesIO(content)) as folder:
            return " ".join(readable(folder.read(name)) for name in folder.namelist())
    if content.startswith(b"\x1f\x8b"):
        content = gzip.decompress(content)
    return content.decode("utf-8", "replace")


def _value(redis: Any, key: bytes) -> Any:
    match redis.type(key):
        case b"string":
            return redis.get(key)
        case b"hash":
            return redis.hgetall(key)
        case b"zset":
            return redis.zrange(key, 0, -1)
        case b"set":
            return redis.smembers(key)
        case b"list":
            return redis.lrange(key, 0, -1)
        case other:
            raise AssertionError(f"nobody reads {json.dumps(other.decode())} here yet")
