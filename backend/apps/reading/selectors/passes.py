from uuid import UUID

from apps.reading.models import EndedPass
from shared.tenancy import act_as_platform


def grant_of_member(*, company_id: UUID, user_id: UUID) -> str:
    """What the passes of a member are named after, until they are ended."""
    with act_as_platform():  # a reader may be at work in another company
        ended = EndedPass.objects.filter(company_id=company_id, user=user_id)
        latest = ended.order_by("-id").values_list("id", flat=True).first()
    return str(latest or user_id)
