from shared import errors
from shared.actor import Actor, Role

READERS = {Role.COMPANY_ADMIN, Role.AUDITOR}


def may_read(actor: Actor) -> bool:
    """Administrators and auditors read the journal of their company."""
    return actor.is_super_admin or actor.role in READERS


def require_read(actor: Actor) -> None:
    if not may_read(actor):
        raise errors.Forbidden
