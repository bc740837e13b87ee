from uuid import UUID

from apps.pages import services
from shared.jobs.registry import handles


@handles("pages.forget_person")
def forget_person(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.forget_person(user_id=UUID(user_id), name=left)
