"""Who keeps the informations of a company; whoever reads its booklets reads them."""

from apps.companies import policies as companies
from shared import errors
from shared.actor import Actor


def may_keep_values(actor: Actor) -> bool:
    """Whether the actor fills and confirms them: who makes booklets does."""
    return companies.creates_booklets(actor)


def require_keeping(actor: Actor) -> None:
    if not may_keep_values(actor):
        raise errors.Forbidden
