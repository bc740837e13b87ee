from datetime import datetime
from uuid import UUID

from apps.booklets.models import Booklet, BookletStatus, Step
from apps.booklets.services._rules import lock_for
from apps.booklets.services.life._rules import change_status
from shared import errors
from shared.actor import Actor


class BookletFinished(errors.Conflict):
    code = "booklet_finished"


class BookletWithoutSector(errors.Conflict):
    code = "booklet_without_sector"


def finish_booklet(*, actor: Actor, booklet_id: UUID, now: datetime) -> Booklet:
    """The creation is over: a draft from now on. Its sector has to be known by then."""
    booklet = lock_for("build", actor=actor, booklet_id=booklet_id)
    if booklet.status != BookletStatus.BUILDING:
        raise BookletFinished
    if booklet.sector_id is None:
        raise BookletWithoutSector({"sector": "missing"})
    return change_status(
        booklet,
        actor=actor,
        action="booklet.finished",
        now=now,
        status=BookletStatus.DRAFT,
        step=Step.DONE,
    )
