"""From S3 to the disk: several at a time, each looked at before it gets its name."""

import re
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from django.conf import settings

from apps.reading.edge import disk
from shared.objects import client

PIECE = 256 * 1024
AT_ONCE = 8
HASH = re.compile(r"/f/([0-9a-f]{64})$")

_fetchers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="fetch")


class NotWhatWasAsked(RuntimeError):
    """S3 answered with other bytes than the manifest told of."""


@dataclass(frozen=True, slots=True)
class Wanted:
    key: str
    size: int
    path: Path


def fetch_all(wanted: Iterable[Wanted]) -> None:
    """Everything that is not there yet; what was fetched before a failure stays."""
    missing = [one for one in wanted if not one.path.exists()]
    for folder in {one.path.parent for one in missing}:
        folder.mkdir(parents=True, exist_ok=True)
    for _ in _fetchers.map(_fetch, missing):
        pass


def read(key: str) -> bytes:
    """A small object, whole."""
    return client().get_object(Bucket=settings.S3["bucket"], Key=key)["Body"].read()


def _fetch(wanted: Wanted) -> None:
    unfinished, digest, size = disk.beside(wanted.path), sha256(), 0
    try:
        body = client().get_object(Bucket=settings.S3["bucket"], Key=wanted.key)["Body"]
        with unfinished.open("wb") as file:
            for piece in body.iter_chunks(PIECE):
                file.write(piece)
                digest.update(piece)
                size += len(piece)
        named = HASH.search(wanted.key)
        if size != wanted.size or (named and named[1] != digest.hexdigest()):
            raise NotWhatWasAsked(wanted.key)
        unfinished.replace(wanted.path)
        disk.compress(wanted.path)
    finally:
        unfinished.unlink(missing_ok=True)
