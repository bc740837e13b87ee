"""Which of the same things stand elsewhere than before."""

from collections.abc import Sequence

from shared.documents._places import steady


def moved_names(before: Sequence[str], after: Sequence[str]) -> set[str]:
    """As few of those in both as tell the new order."""
    both = [name for name in after if name in set(before)]
    return set(both) - set(steady(before, both))
