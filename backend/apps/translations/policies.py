"""Who translates a booklet."""

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet
from apps.booklets.services import BookletClosed
from shared import errors
from shared.actor import Actor
from shared.permissions import Action


def translation_abilities(actor: Actor, booklet: Booklet) -> dict[str, bool]:
    """What the actor may do with the translations of this booklet as it is now."""
    abilities = booklets.booklet_abilities(actor, booklet)
    return {"translate": abilities["translate"], "publish": abilities["publish"]}


def seen_locales(actor: Actor, booklet: Booklet) -> list[str]:
    """The languages of the booklet besides its own; of a translator, those that were given."""
    return booklets.locales_for(actor, booklet)


def require_seen_locale(actor: Actor, booklet: Booklet, locale: str) -> None:
    """Refuse a language that the booklet does not have besides its own, or that a translator was not given."""
    if locale not in seen_locales(actor, booklet):
        raise errors.NotFound


def require_exchanging(actor: Actor, booklet: Booklet, locale: str) -> None:
    """Whoever translates it takes its texts out in a file, also when nothing may be written any more."""
    booklets.require_on_named(actor, booklet, Action.EDIT_TRANSLATIONS)
    require_seen_locale(actor, booklet, locale)


def require_translating(actor: Actor, booklet: Booklet) -> None:
    """Who never translates this booklet is told so; who may not now, because of its state, is told that."""
    booklets.require_on_named(actor, booklet, Action.EDIT_TRANSLATIONS)
    if not translation_abilities(actor, booklet)["translate"]:
        raise BookletClosed
