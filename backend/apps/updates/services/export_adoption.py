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
    """How far a release has come as a CSV file in the actor's language: a line for each company, numbers alone.

    Companies that are too small to be named are one line.
    """
    rollout = selectors.get_rollout(chapter=chapter, number=number)
    lines, others = selectors.adoption_lines(rollout=rollout, most=MOST_LINES + 1)
    file = csv_file(
        header=[text(f"updates.columns.{name}", actor.language) for name in COLUMNS],
        rows=_rows(rollout, lines, others, actor.language),
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


def _rows(
    rollout: Rollout, lines: list[AdoptionCount], others: selectors.Others | None, language: str
) -> Iterator[list[str]]:
    for one in lines:
        counts = {name: getattr(one, name) for name in COUNTS}
        yield _row(rollout, one.company.name, counts, one.by_day)
    if others:
        name = text("updates.others", language, count=str(others.companies))
        yield _row(rollout, name, others.counts, others.by_day)


def _row(rollout: Rollout, name: str, counts: dict[str, int], by_day: dict[str, int]) -> list[str]:
    days = selectors.median_days(rollout=rollout, by_day=by_day)
    return [
        name,
        *(str(counts[one]) for one in COUNTS),
        max(by_day, default=""),
        "" if days is None else str(days),
    ]
