"""Readings by the million, as nginx writes them down, and what has to be counted of them."""

import random
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any
from uuid import UUID

from apps.publishing.models import Publication
from apps.stats.tests.told import EPOCH, pages_of

DAYS = 30
FACTS_IN_A_LINE = 8

Counts = Counter[tuple[UUID, date, str, str, str]]


class Readings:
    """Lines of some booklets, each told twice with a chance of one in four; no two facts alike."""

    def __init__(self, published: list[tuple[Publication, str]], today: date, seed: int) -> None:
        self.random = random.Random(seed)
        self.booklets = [
            (publication.booklet_id, folder, pages_of(publication))
            for publication, folder in published
        ]
        self.today = today
        self.counts: Counts = Counter()

    def lines(self, facts: int) -> Iterator[str]:
        """In no order."""
        held: list[str] = []
        for _ in range(facts // FACTS_IN_A_LINE):
            line = self._line()
            yield line
            if self.random.random() < 0.25:
                held.append(line)
            if len(held) > 1000:
                yield held.pop(self.random.randrange(len(held)))
        yield from held

    def _line(self) -> str:
        booklet_id, folder, pages = self.random.choice(self.booklets)
        day = self.today - timedelta(days=self.random.randrange(DAYS))
        facts = [self._fact(booklet_id, day, pages) for _ in range(FACTS_IN_A_LINE)]
        return f"livret-{folder} {folder} {self._one('lqp')} {self._one('ptc')} {'~'.join(facts)}"

    def _fact(self, booklet_id: UUID, day: date, pages: list[str]) -> str:
        kind = self._one("oppppd")
        subject = self.random.choice(pages) if kind == "p" else ""
        self.counts[booklet_id, day, kind, subject, ""] += 1
        number = (day - EPOCH).days.to_bytes(2, "big") + self.random.randbytes(14)
        return f"{urlsafe_b64encode(number)[:22].decode()}.{kind}{subject}"

    def _one(self, letters: str) -> str:
        return self.random.choice(letters)


def told(rows: Iterator[tuple[Any, ...]]) -> Counts:
    """What was counted, in the same shape."""
    return Counter({tuple(key): int(n) for *key, n in rows})
