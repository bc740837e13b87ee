from uuid import UUID

from apps.values import services
from shared.jobs.registry import handles


@handles("values.forget_person")
def forget_person(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.forget_person(user_id=UUID(user_id), name=left)
