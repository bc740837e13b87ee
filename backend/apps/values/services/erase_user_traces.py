from uuid import UUID

from apps.values.models import LivingValue


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased confirmed stays, under the name that is left; they follow nothing."""
    LivingValue.objects.filter(confirmed_by_id=user_id).update(confirmed_by_name=name)
    LivingValue.objects.filter(owner_id=user_id).update(owner=None)
