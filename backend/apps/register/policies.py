"""Who may read the register of a booklet, and cancel in it."""

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet
from shared.actor import Actor
from shared.permissions import Action


def require_read(actor: Actor, booklet: Booklet) -> None:
    booklets.require_on_named(actor, booklet, Action.READ_REGISTER)


def require_cancel(actor: Actor, booklet: Booklet) -> None:
    booklets.require_on_named(actor, booklet, Action.CANCEL_RECEIPT)


def register_abilities(actor: Actor, booklet: Booklet) -> dict[str, bool]:
    """What the actor may do with receipts of this booklet; nobody cancels in another's name."""
    may_cancel = booklets.may_on(actor, booklet, Action.CANCEL_RECEIPT)
    return {"cancel": may_cancel and not actor.is_switched}
