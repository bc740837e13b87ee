"""How far a booklet is in each of its languages, counted from what it says at this moment."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from apps.booklets.models import Booklet
from apps.translations.selectors.sheets import Sheet, sheets_of
from apps.translations.selectors.written import Rows, as_written, written_in
from shared.translating.page_units import UnitState, state_of


@dataclass(slots=True)
class Progress:
    """How many texts are in each state, and how many words of the source nobody has validated."""

    states: Counter[UnitState] = field(default_factory=Counter)
    words_left: int = 0

    @property
    def total(self) -> int:
        return self.states.total()

    @property
    def share(self) -> int:
        """That somebody has validated, in per cent, never rounded up."""
        return self.states[UnitState.VALIDATED] * 100 // self.total if self.total else 0

    def add(self, other: "Progress") -> None:
        self.states += other.states
        self.words_left += other.words_left


@dataclass(frozen=True, slots=True)
class SheetProgress:
    sheet: Sheet
    by_locale: dict[str, Progress]


def progress_of(sheet: Sheet, locale: str, rows: Rows) -> Progress:
    """Of one sheet in one language."""
    progress = Progress()
    for unit in sheet.units:
        state = state_of(unit, as_written(rows.get((locale, sheet.owner_id, unit.key))))
        progress.states[state] += 1
        if state is not UnitState.VALIDATED:
            progress.words_left += unit.words
    return progress


def progress_of_booklet(booklet: Booklet, locales: Sequence[str]) -> list[SheetProgress]:
    """Every sheet in these languages; as many queries for a long booklet as for a short one."""
    rows = written_in(booklet)
    return [
        SheetProgress(sheet, {locale: progress_of(sheet, locale, rows) for locale in locales})
        for sheet in sheets_of(booklet)
    ]


def total_progress(locales: Iterable[str], sheets: Iterable[SheetProgress]) -> dict[str, Progress]:
    """Of the whole booklet, language by language."""
    totals = {locale: Progress() for locale in locales}
    for one in sheets:
        for locale, progress in one.by_locale.items():
            totals[locale].add(progress)
    return totals


def shares_of(booklet: Booklet) -> dict[str, int]:
    """How much of the booklet somebody has validated in each of its languages, in per cent."""
    if not booklet.locales:
        return {}
    totals = total_progress(booklet.locales, progress_of_booklet(booklet, booklet.locales))
    return {locale: progress.share for locale, progress in totals.items()}
