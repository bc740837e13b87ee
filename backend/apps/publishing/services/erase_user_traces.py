from uuid import UUID

from apps.publishing.models import Publication


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased published stays, under the name that is left."""
    Publication.objects.filter(by_id=user_id).update(by_name=name)
