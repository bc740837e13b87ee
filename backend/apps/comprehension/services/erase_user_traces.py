from uuid import UUID

from apps.comprehension.models import ReaderQuestion


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased answered stays, under the name that is left."""
    ReaderQuestion.objects.filter(ended_by_id=user_id).update(ended_by_name=name)
    ReaderQuestion.objects.filter(assigned_to_id=user_id).update(assigned_to_name=name)
