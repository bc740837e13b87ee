from collections.abc import Iterator
from math import floor

from apps.booklets.models import Booklet, BookletPage
from apps.booklets.selectors.checks.points import Params, Point, TopicState
from shared.contrast import LEGIBLE, contrast, read_color
from shared.documents.accessibility import check_page
from shared.documents.spaces import is_blank


def check_accessibility(booklet: Booklet, pages: list[BookletPage]) -> TopicState:
    """Whether everybody can read it: its pages, its colours, its logo."""
    points = [*_pages(booklet, pages), *_colours(booklet), *_logo(booklet)]
    params: Params = {
        "blocking": sum(point.severity == "blocking" for point in points),
        "advisory": sum(point.severity == "advisory" for point in points),
        "images": sum(point.code == "image" for point in points),
    }
    return TopicState(topic="accessibility", params=params, points=points)


def _pages(booklet: Booklet, pages: list[BookletPage]) -> Iterator[Point]:
    language = booklet.reference_locale.partition("-")[0]
    for one in pages:
        for finding in check_page(one.page.document, language=language):
            yield Point(
                severity="blocking" if finding.is_blocking else "advisory",
                code=finding.fault,
                params={**finding.values, "title": one.page.title},
                goal="page",
                page=one.page_id,
                block=finding.block_id,
            )


def _colours(booklet: Booklet) -> Iterator[Point]:
    """Every other ink is made from these two so that it can be read."""
    colours = booklet.theme["colours"]
    ratio = contrast(read_color(colours["text"]), read_color(colours["background"]))
    if ratio < LEGIBLE:
        params: Params = {"what": "text", "ratio": f"{floor(ratio * 10) / 10:.1f}"}  # never 4.5
        yield Point(severity="blocking", code="contrast", params=params, goal="colours")


def _logo(booklet: Booklet) -> Iterator[Point]:
    logo = booklet.theme["logo"]
    if logo and is_blank(logo["alt"]):
        yield Point(severity="blocking", code="logo_undescribed", goal="logo")
