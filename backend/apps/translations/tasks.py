from uuid import UUID

from apps.translations import services
from shared.jobs.registry import handles


@handles("translations.count_shares")
def count_shares(*, company_id: str, booklet_id: str) -> None:
    """How far a booklet is in its languages."""
    services.count_shares(company_id=UUID(company_id), booklet_id=UUID(booklet_id))


@handles("translations.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)
