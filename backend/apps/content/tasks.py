from uuid import UUID

from apps.content import services
from shared.jobs.registry import handles


@handles("content.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)
