from uuid import UUID

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet
from apps.booklets.services import BookletClosed, lock_booklet
from apps.reading import policies
from shared.actor import Actor
from shared.permissions import Action


def lock_for_access(*, actor: Actor, booklet_id: UUID) -> Booklet:
    """A booklet whose readers the actor may choose, held meanwhile."""
    booklet = lock_booklet(actor=actor, booklet_id=booklet_id)
    booklets.require_on_named(actor, booklet, Action.SET_BOOKLET_OPTIONS)
    if not policies.reading_abilities(actor, booklet)["change"]:
        raise BookletClosed
    return booklet
