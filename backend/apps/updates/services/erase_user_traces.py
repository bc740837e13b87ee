from uuid import UUID

from apps.updates.models import UpdateProposal


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased decided stays, under the name that is left."""
    UpdateProposal.objects.filter(decided_by_id=user_id).update(decided_by_name=name)
