from uuid import UUID

from django.db.models import F

from apps.emailing.models import Delivery, DeliveryState, Nature
from apps.people.models import Signer

TAKEN = (DeliveryState.SENT, DeliveryState.DELIVERED, DeliveryState.COMPLAINED)


def last_invitation(
    *, company_id: UUID, booklet_id: UUID, participation_id: UUID, signer: Signer
) -> Delivery | None:
    """The last message that invited somebody to a booklet and did not come back."""
    rows = Delivery.objects.filter(
        company_id=company_id,
        campaign__booklet_id=booklet_id,
        campaign__nature=Nature.INVITATION,
        campaign__month=F("month"),
        participation_id=participation_id,
        signer=signer,
        state__in=TAKEN,
    ).exclude(sent_at=None)
    return rows.only("address", "sent_at", "answer").order_by("-sent_at").first()
