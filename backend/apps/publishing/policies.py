"""Who publishes, and what they may do with a booklet's versions."""

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet
from shared import errors
from shared.actor import Actor
from shared.permissions import Action


def publishing_abilities(actor: Actor, booklet: Booklet) -> dict[str, bool]:
    """What the actor may do with the versions of this booklet as it is now."""
    abilities = booklets.booklet_abilities(actor, booklet)
    return {
        "publish": abilities["publish"],
        "suspend": abilities["suspend"],
        "resume": abilities["resume"],
        "put_back": abilities["publish"] and booklet.publication_id is not None,
    }


def require_publishing(
    actor: Actor, booklet: Booklet, ability: str, refusal: type[errors.Conflict]
) -> None:
    """Who never publishes this booklet is told so; who may not now, because of its state, is told that."""
    booklets.require_on_named(actor, booklet, Action.PUBLISH_BOOKLET)
    if not publishing_abilities(actor, booklet)[ability]:
        raise refusal
