"""Somebody who reads the booklet through nginx, again and again, whatever happens to the rest."""

import json
import random
import re
import time
from dataclasses import dataclass
from hashlib import sha256
from http.client import HTTPException
from threading import Event, Lock, Thread
from typing import Self

from tests.reading.reading_node import ReadingNode

FOLDER = re.compile(rb'"\.{1,2}/([0-9a-f]{16})/')
PAUSE_SECONDS = 0.1
ENTRIES = {"fr-FR": "", "en-GB": "en-GB/"}


@dataclass(frozen=True)
class Seen:
    """One answer. `folders` are those of the bundles that it names, by language; `number` is the version that it tells."""

    began: float
    ended: float
    path: str
    status: int
    sha256: str
    folders: dict[str, str]
    number: str = ""


class Reader:
    """Each round: which version it is, the entry and a page of each language, and a picture."""

    def __init__(self, node: ReadingNode, slug: str, pages: list[str], picture: str) -> None:
        self.node, self.slug, self.pages, self.picture = node, slug, pages, picture
        self.rounds: list[list[Seen]] = []
        self._lock, self._over, self._chance = Lock(), Event(), random.Random(0)
        self._thread = Thread(target=self._read, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def take(self) -> list[list[Seen]]:
        """The rounds that nobody has looked at yet."""
        with self._lock:
            taken, self.rounds = self.rounds, []
        return taken

    def _read(self) -> None:
        while not self._over.is_set():
            seen = self._round()
            self._over.wait(PAUSE_SECONDS)
            with self._lock:
                self.rounds.append(seen)

    def _round(self) -> list[Seen]:
        seen = [self._ask("version.json")]
        for locale, path in ENTRIES.items():
            entry = self._ask(path, locale)
            seen.append(entry)
            if folder := entry.folders.get(locale):
                seen.append(self._ask(f"{folder}/{self._chance.choice(self.pages)}"))
        seen.append(self._ask(f"o/{self.picture}"))
        return seen

    def _ask(self, path: str, locale: str = "") -> Seen:
        began = time.monotonic()
        try:
            answer = self.node.ask(f"/l/{self.slug}/{path}")
            status, body = answer.status, answer.body
        except (OSError, HTTPException) as error:
            status, body = 0, repr(error).encode()
        number, folders = "", {}
        if status == 200 and path == "version.json":
            told = json.loads(body)
            number, folders = told["number"], told["editions"]
        elif status == 200 and locale:
            named = {one.decode() for one in FOLDER.findall(body)}
            folders = {locale: " ".join(sorted(named))}  # two would be a mixture
        return Seen(
            began, time.monotonic(), path, status, sha256(body).hexdigest(), folders, number
        )
