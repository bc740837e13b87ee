from collections.abc import Iterator

from apps.booklets.models import BookletPage
from apps.booklets.selectors.checks.points import Params, Point, Severity, TopicState
from apps.booklets.selectors.grid import Grid
from shared.documents import says_nothing
from shared.documents.spaces import is_blank


def check_content(grid: Grid, pages: list[BookletPage]) -> TopicState:
    """There is something to read, and it has a name: the French that prevails is there; who reads it is told."""
    points = list(_points(pages))
    params: Params = {
        "chapters": len(grid.chapters),
        "pages": len(pages),
        "untitled": sum(point.code == "page_untitled" for point in points),
        "empty": sum(point.code == "page_empty" for point in points),
        "for_some": sum(point.code == "page_for_some" for point in points),
    }
    return TopicState(topic="content", params=params, points=points)


def _points(pages: list[BookletPage]) -> Iterator[Point]:
    if not pages:
        yield Point(severity="blocking", code="no_page", goal="chapters")
    for one in pages:
        if is_blank(one.page.title):
            yield _of(one, "page_untitled")
        if says_nothing(one.page.document):
            yield _of(one, "page_empty")
        if any(
            one.conditions.values()
        ):  # everybody reads what is published, until readers are known
            yield _of(one, "page_for_some", severity="advisory")


def _of(one: BookletPage, code: str, *, severity: Severity = "blocking") -> Point:
    params: Params = {"title": one.page.title}
    return Point(severity=severity, code=code, params=params, goal="page", page=one.page_id)
