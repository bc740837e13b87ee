"""What is not shown of so few: pure functions. The first is a courtesy, the others are walls."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

K = 5
"""Of fewer than so many nobody says how many they are."""


def mask_rows(counts: Sequence[int]) -> list[int | None]:
    """Rows of one to four people without their number; with one such row alone, the smallest other goes too.

    For those who may read the register, where they can count the names: what they share does not tell of one person at
    first sight. It keeps nothing from who knows the total and this rule, as its test counts; nobody else gets such rows.
    """
    masked = {at for at, count in enumerate(counts) if 0 < count < K}
    if len(masked) == 1:
        others = [at for at, count in enumerate(counts) if count >= K]
        masked.update(sorted(others, key=lambda at: (counts[at], at))[:1])
    return [None if at in masked else count for at, count in enumerate(counts)]


def tells_of_nobody(*, answered: int, wrong: int) -> bool:
    """Whether the answers of a whole month to a question are shown: five devices answered, and not all were wrong.

    It looks at no other month, and no answer is in two of them: what is shown is all that is known. Who knows four of
    five answers knows the fifth.
    """
    return answered >= K and wrong < answered


class Lot(NamedTuple):
    """So many devices opened a page, and so many of them said that they did not understand it."""

    devices: int
    unclear: int


def close_lot(*, devices: int, unclear: int, withdrawn: int) -> Lot | None:
    """What a page was told since its last lot, if it may be shown; nothing while it has to grow.

    Five devices, and not all of them unclear; what somebody withdrew takes back one unclear of the same lot. A lot that is
    shown never changes, and what comes later is in another one: two looks differ by whole lots. Who knows four of
    five knows the fifth.
    """
    said = max(0, unclear - withdrawn)
    return Lot(devices, said) if devices >= K and said < devices else None


def whole_lots(count: int) -> int | None:
    """Of what comes one by one, whole lots of five; nothing before the first is full, be it none or four.

    A figure that grew by one would tell, to who looks before and after, of the one who came between.
    """
    return count - count % K or None


def of_many_companies(*, companies: int, devices: int) -> bool:
    """Whether whoever writes the library is told how its page is understood: by five companies and fifty devices.

    It sums published lots, and so moves by five devices at least; that of fewer companies might be the figure of one.
    """
    return companies >= K and devices >= K * 10


def behind_wall(count: int) -> int | None:
    """A cell for those who may not read the register: of one to four people without their number.

    It looks at nothing but the cell, so that no other figure is a clue to it: cells hold nobody twice, never change, and
    no sum of them is shown but that of what is shown.
    """
    return None if 0 < count < K else count


class AtLeast(NamedTuple):
    """The sum of the cells that are shown, and whether there is somebody in others."""

    people: int
    more: bool


def at_least(shown: Iterable[int | None]) -> AtLeast:
    """All that is told of several cells behind the wall."""
    cells = list(shown)
    return AtLeast(sum(cell or 0 for cell in cells), None in cells)
