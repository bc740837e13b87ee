from datetime import date

from apps.booklets.models import Booklet
from apps.booklets.selectors.checks.accessibility import check_accessibility
from apps.booklets.selectors.checks.content import check_content
from apps.booklets.selectors.checks.grid import check_grid
from apps.booklets.selectors.checks.languages import check_languages
from apps.booklets.selectors.checks.managers import check_managers
from apps.booklets.selectors.checks.points import Checks
from apps.booklets.selectors.checks.values import check_values
from apps.booklets.selectors.grid import grid_of
from apps.booklets.selectors.plan import pages_of
from shared.actor import Actor


def check_booklet(*, actor: Actor, booklet: Booklet, today: date) -> Checks:
    """Every point that keeps a booklet from being published, or could be better, topic by topic.

    It decides from what is kept, never from what a browser says; whoever publishes asks for `publishable`.
    """
    grid = grid_of(booklet)
    pages = list(pages_of(booklet).filter(page__removed_at=None).select_related("page"))
    return Checks(
        [
            check_grid(booklet, grid),
            check_accessibility(booklet, pages),
            check_values(actor, booklet, grid, pages, today),
            check_languages(booklet),
            check_managers(actor, booklet, today),
            check_content(grid, pages),
        ]
    )
