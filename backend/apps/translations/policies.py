"""Who translates a booklet."""

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet
from apps.booklets.services import BookletClosed
from shared.actor import Actor
from shared.permissions import Action


def translation_abilities(actor: Actor, booklet: Booklet) -> dict[str, bool]:
    """What the actor may do with the translations of this booklet as it is now."""
    abilities = booklets.booklet_abilities(actor, booklet)
    return {"translate": abilities["translate"], "publish": abilities["publish"]}


def require_translating(actor: Actor, booklet: Booklet) -> None:
    """Who never translates this booklet is told so; who may not now, because of its state, is told that."""
    booklets.require_on_named(actor, booklet, Action.EDIT_TRANSLATIONS)
    if not translation_abilities(actor, booklet)["translate"]:
        raise BookletClosed
