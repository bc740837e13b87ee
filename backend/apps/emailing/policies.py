"""Who writes to the participants of a booklet."""

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.services import BookletClosed
from shared.actor import Actor
from shared.permissions import Action


def require_mailings(actor: Actor, booklet: Booklet) -> None:
    """For a look at them."""
    booklets.require_on_named(actor, booklet, Action.SEND_MAILING)


def may_change(actor: Actor, booklet: Booklet) -> bool:
    """Whether the actor may prepare a mailing now."""
    return _is_open(booklet) and booklets.may_on(actor, booklet, Action.SEND_MAILING)


def may_send(actor: Actor, booklet: Booklet) -> bool:
    """Whether the actor may send now: nobody does in another's name, nor what nobody can read."""
    is_read = booklet.publication_id is not None and booklet.status == BookletStatus.PUBLISHED
    return is_read and not actor.is_switched and may_change(actor, booklet)


def require_change(actor: Actor, booklet: Booklet) -> None:
    """Who never may is told so; who may not now, because of its state, is told that."""
    require_mailings(actor, booklet)
    if not _is_open(booklet):
        raise BookletClosed


def _is_open(booklet: Booklet) -> bool:
    return booklet.trashed_at is None and booklet.status != BookletStatus.ARCHIVED
