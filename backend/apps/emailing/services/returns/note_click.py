from datetime import datetime
from uuid import UUID

from django.db import transaction
from django.db.models import F

from apps.emailing.models import Campaign, Delivery, DeliveryState
from apps.emailing.services._ids import read_short_id
from apps.emailing.services.resolve_delivery import resolve_delivery


@transaction.atomic
def note_click(*, participation_id: UUID, message: str, now: datetime) -> None:
    """Keep the first day on which somebody came by the link of a message of theirs.

    Whoever came by one of which nobody could say whether it was taken has it: it was.
    """
    delivery_id = read_short_id(message)
    if delivery_id is None:
        return
    rows = Delivery.objects.filter(
        id=delivery_id,
        participation_id=participation_id,
        campaign__month=F("month"),  # where it lies: no month is looked through in vain
    )
    delivery = rows.select_related("campaign__booklet__company").first()
    if delivery is None or delivery.clicked_on:
        return
    campaign = delivery.campaign
    if delivery.state == DeliveryState.UNCERTAIN:
        resolve_delivery(campaign=campaign, delivery_id=delivery.id, was_taken=True, now=now)
    unclicked = Delivery.objects.filter(id=delivery.id, month=delivery.month, clicked_on=None)
    unclicked = unclicked.exclude(sent_at=None)
    if unclicked.update(clicked_on=campaign.booklet.company.today(now=now)):
        Campaign.objects.filter(id=campaign.id).update(clicked=F("clicked") + 1)
