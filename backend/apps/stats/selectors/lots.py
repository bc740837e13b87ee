"""Which pages were not understood: by published lots alone, whenever one looks."""

from typing import NamedTuple

from django.db.models import Sum

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet
from apps.publishing.selectors import content_of, current_publication, placed_pages
from apps.stats.models import PageLots
from shared.actor import Actor
from shared.permissions import Action


class UnclearPage(NamedTuple):
    """So many devices opened it, and so many of them did not understand it."""

    page: str
    title: str
    chapter: str
    unclear: int
    devices: int


class UnclearPages(NamedTuple):
    """Those that readers have now; of the hidden ones nothing is told yet."""

    pages: list[UnclearPage]
    hidden: int


def unclear_pages(*, actor: Actor, booklet: Booklet) -> UnclearPages:
    """The pages that most devices did not understand first; sums of lots, of all versions."""
    booklets.require_on_named(actor, booklet, Action.READ_STATISTICS)
    publication = current_publication(booklet)
    placed = placed_pages(content_of(publication)) if publication else {}
    lots = PageLots.objects.visible_to(actor).filter(booklet=booklet, lots__gt=0)
    told = {
        page: (unclear, devices)
        for page, unclear, devices in lots.order_by()
        .values_list("page")
        .annotate(unclear=Sum("unclear"), devices=Sum("devices"))
    }
    shown = [
        UnclearPage(page_id, one.page["title"], one.chapter, *told[page_id])
        for page_id, one in placed.items()
        if page_id in told
    ]
    shown.sort(key=lambda one: (-one.unclear, one.devices))
    return UnclearPages(shown, len(placed) - len(shown))
