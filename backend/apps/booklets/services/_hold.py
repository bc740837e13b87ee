"""Who changes a booklet holds it first, then its manuscripts: nobody then waits in a circle."""

from typing import Literal
from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet, BookletStatus
from shared import errors
from shared.actor import Actor
from shared.permissions import Action

Work = Literal["write", "build"]


class BookletClosed(errors.Conflict):
    code = "booklet_closed"


class BookletInReview(errors.Conflict):
    code = "booklet_in_review"


def hold_booklet(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """One that the actor may see, which nobody else changes meanwhile."""
    booklets = policies.visible_booklets(actor).select_for_update(no_key=True)
    booklet = booklets.filter(id=booklet_id).first()
    if booklet is None:
        raise errors.NotFound
    return booklet


def hold_for(work: Work, *, actor: Actor, booklet_id: UUID) -> Booklet:
    """One whose pages the actor may write, or whose card and plan they may build, held meanwhile.

    Who never may is told so; who may not now, because of its state, is told that.
    """
    booklet = hold_booklet(actor=actor, booklet_id=booklet_id)
    if policies.booklet_abilities(actor, booklet)[work]:
        return booklet
    _require_ever(work, actor, booklet)
    closed = booklet.trashed_at is not None or booklet.status == BookletStatus.ARCHIVED
    raise BookletClosed if closed else BookletInReview


def _require_ever(work: Work, actor: Actor, booklet: Booklet) -> None:
    policies.require_on_named(actor, booklet, Action.EDIT_PAGES)
    if work == "build" and not actor.is_super_admin:
        policies.require_on_named(actor, booklet, Action.SET_BOOKLET_OPTIONS)
