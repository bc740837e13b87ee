"""Of which booklets somebody is told figures: of reading, or of the people who are asked to read them too."""

from django.db.models import QuerySet

from apps.booklets import policies as booklets
from apps.booklets.models import Booklet
from shared import errors
from shared.actor import Actor
from shared.permissions import Action, may


def require_statistics(actor: Actor) -> None:
    """Figures are those of the company that one works in."""
    if actor.company_id is None or not may(actor, Action.READ_STATISTICS):
        raise errors.Forbidden


def read_booklets(actor: Actor) -> QuerySet[Booklet]:
    """Those whose readings the actor may count."""
    return booklets.booklets_for(actor, Action.READ_STATISTICS).filter(trashed_at=None)


def followed_booklets(actor: Actor) -> QuerySet[Booklet]:
    """Those whose people the actor may count: they could read their names in the register."""
    return booklets.booklets_for(actor, Action.READ_REGISTER).filter(trashed_at=None)
