from collections.abc import Iterator

from apps.booklets.models import Booklet
from apps.booklets.selectors.checks.points import Point, Severity, TopicState
from apps.booklets.selectors.grid import Grid, GridLine
from apps.library.models import Level


def check_grid(booklet: Booklet, grid: Grid) -> TopicState:
    """What is mandatory is covered, or said not to concern the readers; what is recommended is only shown."""
    return TopicState(topic="grid", params={**grid.counts}, points=list(_points(booklet, grid)))


def _points(booklet: Booklet, grid: Grid) -> Iterator[Point]:
    if booklet.sector_id is None:  # nobody knows what it is asked
        yield Point(severity="blocking", code="sector_missing", goal="sector")
    for line in grid.missing:
        mandatory = line.obligation.level == Level.MANDATORY
        yield _point(line, "blocking" if mandatory else "advisory", "obligation_missing")
    for line in grid.to_complete:  # which of its facts must not be missing is told with the values
        yield _point(line, "advisory", "obligation_incomplete")


def _point(line: GridLine, severity: Severity, code: str) -> Point:
    asked = line.obligation
    return Point(
        severity=severity,
        code=code,
        params={"label": asked.label, "reference": asked.reference},
        goal="grid",
        obligation=asked.id,
    )
