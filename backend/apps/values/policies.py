"""Who keeps the informations of a company; whoever reads its booklets reads them."""

from uuid import UUID

from apps.companies import policies as companies
from shared import errors
from shared.actor import Actor


def require_reading(actor: Actor) -> None:
    if not companies.works_with_booklets(actor):
        raise errors.Forbidden


def may_keep_values(actor: Actor) -> bool:
    """Whether the actor fills and confirms them: who makes booklets does."""
    return companies.creates_booklets(actor)


def company_kept_by(actor: Actor) -> UUID:
    """The company whose values the actor keeps; refused to whoever keeps none."""
    if actor.company_id is None or not may_keep_values(actor):
        raise errors.Forbidden
    return actor.company_id
