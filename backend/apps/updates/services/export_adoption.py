from collections.abc import Iterator
from datetime import datetime

from apps.journal import services as journal
from apps.library.models import Chapter
from apps.updates import selectors
from apps.updates.models import AdoptionCount, Rollout
from shared.actor import Actor
from shared.exports import CsvFile, csv_file
from shared.language import DEFAULT_LANGUAGE, text

MOST_LINES = 50_000
COUNTS = ("updated", "to_review", "conflicts", "refused", "detached", "behind")
COLUMNS = ("company", *COUNTS, "last_on", "median_days")


def export_adoption(*, actor: Actor, chapter: Chapter, number: int, now: datetime) -> CsvFile:
    """How far a release has come as a CSV file in the actor's language: a line for each company, numbers alone."""
    rollout = selectors.get_rollout(chapter=chapter, number=number)
    lines = selectors.adoption_lines(rollout=rollout, most=MOST_LINES + 1)
    file = csv_file(
        header=[text(f"updates.columns.{name}", actor.language) for name in COLUMNS],
        rows=_rows(rollout, lines),
        language=actor.language,
        most=MOST_LINES,
    )
    journal.record(
        actor=actor,
        action="updates.adoption_exported",
        target=chapter,
        label=rollout.version.title.get(actor.language) or chapter.title[DEFAULT_LANGUAGE],
        now=now,
        after={"version": number, "lines": file.rows},
    )
    return file


def _rows(rollout: Rollout, lines: list[AdoptionCount]) -> Iterator[list[str]]:
    for one in lines:
        days = selectors.median_days(rollout=rollout, by_day=one.by_day)
        yield [
            one.company.name,
            *(str(getattr(one, name)) for name in COUNTS),
            max(one.by_day, default=""),
            "" if days is None else str(days),
        ]
