from uuid import UUID

from apps.translations.models import Translation


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased translated stays, under the name that is left."""
    Translation.objects.filter(by_id=user_id).update(by_name=name)
    Translation.objects.filter(validated_by_id=user_id).update(validated_by_name=name)
