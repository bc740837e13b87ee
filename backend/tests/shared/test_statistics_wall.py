"""STA1: somebody who knows the rules and may not read the register looks at everything that the statistics show.

MOST (12; 24 in `make wall`) people in each of four cells: every count from five on is shown, and so one of them is like the other.
"""

import os
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from datetime import date
from itertools import combinations_with_replacement, product

import pytest

from apps.stats.masking import K, at_least, behind_wall
from apps.stats.selectors import settled_months
from tests.figures import FOLDER, KEPT, Figures

MOST = int(os.environ.get("MOST", "12"))
CELLS = 4

Table = tuple[int, ...]


def attack(tables: Iterable[Table], look: Callable[[Table], Hashable]) -> tuple[int, int]:
    """Small cells that are known, and all of them: of each table one may think of all others that look the same."""
    groups: defaultdict[Hashable, list[Table]] = defaultdict(list)
    for table in tables:
        groups[look(table)].append(table)
    known = small = 0
    for alike in groups.values():
        for cell in zip(*alike, strict=True):
            few = sum(1 for count in cell if 0 < count < K)
            small += few
            known += few if len(set(cell)) == 1 else 0
    return known, small


@pytest.fixture(scope="module")
def masked() -> list[int | None]:
    return [behind_wall(count) for count in range(MOST + 1)]


def note(what: str, known: int, small: int) -> None:
    Figures("make wall", folder=KEPT if MOST >= 24 else FOLDER).note(
        "STA1",
        f"{what} of 0 to {MOST} people: small cells known behind the wall, of all",
        f"{known} of {small}",
        goal="0",
        met=known == 0,
    )


def small_cells(cells: int) -> int:
    every: int = (MOST + 1) ** (cells - 1)
    return cells * (K - 1) * every


@pytest.mark.parametrize("rows", range(1, CELLS + 1))
def test_a_table_with_its_sum_tells_no_small_cell(rows: int, masked: list[int | None]):
    def look(table: Table) -> Hashable:
        shown = [masked[count] for count in table]
        return tuple(shown), at_least(shown)

    known, small = attack(product(range(MOST + 1), repeat=rows), look)

    note(f"every table of {rows} rows", known, small)
    assert (known, small) == (0, small_cells(rows))


# Two booklets and two months: one, the other or both of each.
OF_EACH = ((0,), (1,), (0, 1))
QUERIES = [
    tuple(2 * booklet + month for booklet in booklets for month in months)
    for booklets in OF_EACH
    for months in OF_EACH
]


def test_all_queries_together_tell_no_small_cell(masked: list[int | None]):
    """Of one booklet or of all, of one month or of more: more than any pair of them."""

    def look(table: Table) -> Hashable:
        shown = [masked[count] for count in table]
        return tuple(at_least(shown[at] for at in query) for query in QUERIES)

    known, small = attack(product(range(MOST + 1), repeat=CELLS), look)

    note("every query of two booklets and two months", known, small)
    assert (known, small) == (0, small_cells(CELLS))


MONTHS = (date(2026, 6, 1), date(2026, 7, 1))
LOOKED_ON = (
    date(2026, 6, 30),
    date(2026, 7, 7),
    date(2026, 7, 8),
    date(2026, 8, 7),
    date(2026, 8, 8),
)
ENDS = (*MONTHS, date(2026, 6, 2), date(2026, 6, 30), date(2026, 7, 31), date(2026, 8, 1))


def test_all_pairs_of_days_tell_no_small_cell_then_or_later(masked: list[int | None]):
    """Two months, as they were when they were frozen and as they became: whichever days are asked for, on whichever days."""
    shows = set()
    for today, (since, until) in product(LOOKED_ON, combinations_with_replacement(sorted(ENDS), 2)):
        first, last = settled_months(since, until, today=today)
        shows.add(tuple(at for at, month in enumerate(MONTHS) if first <= month <= last))

    def look(table: Table) -> Hashable:
        frozen = [masked[count] for count in table[:2]]
        return tuple(at_least(frozen[at] for at in of) for of in sorted(shows))

    known, small = attack(product(range(MOST + 1), repeat=CELLS), look)

    assert shows == {(), (0,), (1,), (0, 1)}
    note("two months then and later, all days asked for on all days", known, small)
    assert (known, small) == (0, small_cells(CELLS))


def test_a_month_is_seen_from_a_week_after_its_end_and_whole_or_not_at_all():
    def seen(since: date, until: date, today: date) -> bool:
        first, last = settled_months(since, until, today=today)
        return first <= MONTHS[0] <= last

    june, end = MONTHS[0], date(2026, 6, 30)
    assert [seen(june, end, today) for today in LOOKED_ON] == [False, False, True, True, True]
    assert not seen(date(2026, 6, 2), end, LOOKED_ON[-1])
    assert not seen(june, date(2026, 6, 29), LOOKED_ON[-1])
