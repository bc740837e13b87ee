from shared import permissions
from shared.actor import Actor
from shared.permissions import Action


def may_read(actor: Actor) -> bool:
    """Administrators and auditors read the journal of their company."""
    return permissions.may(actor, Action.READ_JOURNAL)


def require_read(actor: Actor) -> None:
    permissions.require(actor, Action.READ_JOURNAL)
