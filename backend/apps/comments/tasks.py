from uuid import UUID

from apps.comments import services
from shared.jobs.registry import handles


@handles("comments.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)
