"""Shelves without a process: the entries that a keeper hears of, and what it lays."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from uuid import UUID

from apps.reading.shelf import Keeper, News
from apps.reading.shelf.entry import Entry
from apps.reading.shelf.place import Place


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


def run(keeper: Keeper) -> None:
    """Until its hands are empty."""
    while begun := keeper.work():
        for one in begun:
            one.result()


def settle(shelf: Path, booklet_id: UUID, entry: Entry, now: datetime) -> None:
    """What a keeper does for an entry, one step after the other."""
    place = Place(shelf, booklet_id)
    place.obey(entry, now)
    place.fetch(entry)
    place.obey(entry, now)
    place.tidy()


def names(shelf: Path) -> list[str]:
    """What leads to a booklet."""
    found = (path for path in shelf.rglob("*") if path.is_symlink())
    return sorted(
        str(path.relative_to(shelf))
        for path in found
        if path.relative_to(shelf).parts[0] != "booklets"
    )
