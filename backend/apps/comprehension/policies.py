"""Who reads what readers ask, and who answers."""

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet
from apps.participation import policies as participation
from shared.actor import Actor
from shared.permissions import Action


def is_care(booklet: Booklet) -> bool:
    """Whether its readers are looked after: nobody is named who asks, and no address is kept."""
    return booklet.kind in participation.CARE


def require_reading(actor: Actor, booklet: Booklet) -> None:
    """For a look at how many there are and how long they wait."""
    booklets.require_on_named(actor, booklet, Action.READ_REGISTER)


def reads_texts(actor: Actor, booklet: Booklet) -> bool:
    """Whether the words are for the actor too; auditors are told what became of a question, not what it was."""
    return booklets.may_on(actor, booklet, Action.MANAGE_PEOPLE)


def require_answering(actor: Actor, booklet: Booklet) -> None:
    """Who never may is told so; who may not now, because of its state, is told that."""
    participation.require_change(actor, booklet)
