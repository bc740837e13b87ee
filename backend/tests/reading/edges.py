"""Edges without a process: the entries that a sync hears of, and what it lays."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from uuid import UUID

from apps.reading.edge import EdgeSync, News
from apps.reading.edge.booklet_dir import BookletDir
from apps.reading.edge.entry import Entry


class Table:
    """What a database would tell."""

    def __init__(self) -> None:
        self.rows: dict[UUID, tuple[int, dict[str, Any]]] = {}
        self.is_away = False

    def news(self, clock: Callable[[], float] = lambda: 0.0) -> News:
        return News(since=self.since, numbers=self.numbers, of=self.of, clock=clock)

    def since(self, changed: int) -> list[tuple[UUID, int, dict[str, Any]]]:
        if self.is_away:
            raise ConnectionError("away")
        return [(one, at, said) for one, (at, said) in self.rows.items() if at > changed]

    def numbers(self) -> list[tuple[UUID, int]]:
        return [(one, at) for one, at, _ in self.since(-1)]

    def of(self, ids: list[UUID]) -> list[tuple[UUID, int, dict[str, Any]]]:
        return [(one, *self.rows[one]) for one in ids]


def run(sync: EdgeSync) -> None:
    """Until its hands are empty."""
    while begun := sync.work():
        for one in begun:
            one.result()


def settle(edge: Path, booklet_id: UUID, entry: Entry, now: datetime) -> None:
    """What a sync does for an entry, one step after the other."""
    booklet_dir = BookletDir(edge, booklet_id)
    booklet_dir.obey(entry, now)
    booklet_dir.fetch(entry)
    booklet_dir.obey(entry, now)
    booklet_dir.tidy()


def names(edge: Path) -> list[str]:
    """What leads to a booklet."""
    found = (path for path in edge.rglob("*") if path.is_symlink())
    return sorted(
        str(path.relative_to(edge))
        for path in found
        if path.relative_to(edge).parts[0] != "booklets"
    )
