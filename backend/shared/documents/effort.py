"""The differences of two texts, at a cost that is known before."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import Match, SequenceMatcher
from itertools import accumulate

MOST_FOR_ONE_TEXT = 500_000
MOST_FOR_AN_ANSWER = 1_000_000

Opcode = tuple[str, int, int, int, int]


@dataclass(slots=True)
class Effort:
    """Comparisons of two words that an answer may still make: about a quarter of a second of a processor."""

    left: int = MOST_FOR_AN_ANSWER


def bounded_opcodes(old: Sequence[str], new: Sequence[str], effort: Effort) -> list[Opcode]:
    """As difflib tells them; what would cost more than is left is replaced as a whole.

    difflib alone is cubic: seven hundred times the same word kept a processor busy for 23 seconds.
    """
    start = _same_at_start(old, new)
    end = _same_at_start(old[start:][::-1], new[start:][::-1])
    middle, other = old[start : len(old) - end], new[start : len(new) - end]
    matcher = _Bounded(middle, other, min(effort.left, MOST_FOR_ONE_TEXT))
    found = [
        (what, first + start, last + start, other_first + start, other_last + start)
        for what, first, last, other_first, other_last in matcher.get_opcodes()
    ]
    effort.left -= matcher.spent
    return [
        *([("equal", 0, start, 0, start)] if start else []),
        *found,
        *([("equal", len(old) - end, len(old), len(new) - end, len(new))] if end else []),
    ]


def _same_at_start(old: Sequence[str], new: Sequence[str]) -> int:
    pairs = enumerate(zip(old, new, strict=False))
    return next((place for place, (one, other) in pairs if one != other), min(len(old), len(new)))


class _Bounded(SequenceMatcher[str]):
    """Looks for a passage that both have only while it can pay for the search."""

    def __init__(self, old: Sequence[str], new: Sequence[str], most: int) -> None:
        super().__init__(None, old, new, autojunk=False)
        self.spent, self._most = 0, most
        met = Counter(new)
        self._cost_until = [0, *accumulate(1 + met[word] for word in old)]

    def find_longest_match(
        self, alo: int = 0, ahi: int | None = None, blo: int = 0, bhi: int | None = None
    ) -> Match:
        ahi = len(self._cost_until) - 1 if ahi is None else ahi
        cost = self._cost_until[ahi] - self._cost_until[alo]
        if self.spent + cost > self._most:
            return Match(alo, blo, 0)
        self.spent += cost
        return super().find_longest_match(alo, ahi, blo, bhi)
