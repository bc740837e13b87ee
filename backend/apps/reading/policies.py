"""Who may say how a booklet is read."""

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet
from shared.actor import Actor


def reading_abilities(actor: Actor, booklet: Booklet) -> dict[str, bool]:
    """What the actor may do with the access to this booklet as it is now."""
    return {"change": booklets.booklet_abilities(actor, booklet)["set_options"]}
