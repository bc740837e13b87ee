from collections.abc import Iterator

from apps.booklets.models import Booklet
from apps.booklets.selectors.checks.points import Point, TopicState
from apps.booklets.selectors.grid import Grid
from apps.library.models import Level


def check_grid(booklet: Booklet, grid: Grid) -> TopicState:
    """What is mandatory is covered, or said not to concern the readers; what is recommended is only shown."""
    return TopicState(topic="grid", params={**grid.counts}, points=list(_points(booklet, grid)))


def _points(booklet: Booklet, grid: Grid) -> Iterator[Point]:
    if booklet.sector_id is None:  # nobody knows what it is asked
        yield Point(severity="blocking", code="sector_missing", goal="sector")
    for line in grid.missing:
        mandatory = line.obligation.level == Level.MANDATORY
        yield Point(
            severity="blocking" if mandatory else "advisory",
            code="obligation_missing",
            params={"label": line.obligation.label, "reference": line.obligation.reference},
            goal="grid",
            obligation=line.obligation.id,
        )
