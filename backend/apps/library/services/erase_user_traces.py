from uuid import UUID

from apps.library.models import ChapterVersion, Obligation


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased released and checked stays, under the name that is left."""
    ChapterVersion.objects.filter(released_by_id=user_id).update(released_by_name=name)
    Obligation.objects.filter(checked_by_id=user_id).update(checked_by_name=name)
