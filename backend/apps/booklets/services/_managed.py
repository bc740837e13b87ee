from uuid import UUID

from apps.booklets import policies
from apps.booklets.models import Booklet
from apps.booklets.services._hold import BookletClosed, hold_booklet
from shared.actor import Actor
from shared.permissions import Action


def hold_managed(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """A booklet whose options and accesses the actor may set, held meanwhile."""
    booklet = hold_booklet(actor=actor, booklet_id=booklet_id)
    policies.require_on_named(actor, booklet, Action.SET_BOOKLET_OPTIONS)
    if not policies.booklet_abilities(actor, booklet)["set_options"]:
        raise BookletClosed
    return booklet
