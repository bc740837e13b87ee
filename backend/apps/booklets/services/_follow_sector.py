from datetime import datetime

from apps.booklets.models import Booklet, Start
from apps.booklets.services._card import sector_of
from apps.booklets.services._count import count_content
from apps.booklets.services._plan import propose_plan
from apps.booklets.services._theme import drawing_for
from apps.library.models import Sector
from shared.actor import Actor


def follow_sector(
    booklet: Booklet, *, previous: Sector | None, actor: Actor, now: datetime
) -> None:
    """What the sector brings to a booklet that is being built from it: chapters, and a drawing; the caller saves it."""
    if booklet.start == Start.COPY:
        return
    cover = booklet.theme["cover"]
    if cover["drawing"] == drawing_for(previous):
        cover["drawing"] = drawing_for(sector_of(booklet))
    if booklet.start == Start.SECTOR:
        propose_plan(booklet, actor=actor, now=now)
        count_content(booklet)
