from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Loading:
    """What became of the files: how many rows are new or changed, and what waits for somebody."""

    new: Counter[str] = field(default_factory=Counter)
    changed: Counter[str] = field(default_factory=Counter)
    waiting: list[str] = field(default_factory=list)

    def note(self, what: str, *, is_new: bool) -> None:
        (self.new if is_new else self.changed)[what] += 1
