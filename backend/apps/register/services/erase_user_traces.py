from uuid import UUID

from apps.register.models import Cancellation


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased cancelled stays cancelled, under the name that is left."""
    Cancellation.objects.filter(by_id=user_id).update(by_name=name)
