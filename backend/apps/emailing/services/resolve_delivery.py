from datetime import datetime
from uuid import UUID

from django.db.models import F

from apps.emailing.models import Campaign, CampaignState, Delivery, DeliveryState
from apps.emailing.services._written import note_written_to
from shared import errors
from shared.tenancy.scope import act_as_company


class DeliveryIsCertain(errors.Conflict):
    code = "delivery_is_certain"


def resolve_delivery(
    *, campaign: Campaign, delivery_id: UUID, was_taken: bool, now: datetime
) -> None:
    """An uncertain message was taken by the provider, or was not and is sent under a new id."""
    with act_as_company(campaign.company_id):
        rows = Delivery.objects.filter(
            company_id=campaign.company_id,
            month=campaign.partition,
            campaign=campaign,
            id=delivery_id,
        ).filter(state=DeliveryState.UNCERTAIN)
        if was_taken:
            changed = rows.update(state=DeliveryState.SENT, sent_at=now, updated_at=now)
        else:
            changed = rows.update(
                state=DeliveryState.PENDING, attempt=F("attempt") + 1, due_at=now, updated_at=now
            )
        if not changed:
            raise DeliveryIsCertain
        counts = Campaign.objects.filter(id=campaign.id)
        counts.update(uncertain=F("uncertain") - 1)
        if was_taken:
            counts.update(sent=F("sent") + 1)
            who = Delivery.objects.filter(id=delivery_id, month=campaign.partition)
            note_written_to(campaign, who.values_list("participation_id", flat=True), now=now)
        else:
            counts.filter(state=CampaignState.DONE).update(
                state=CampaignState.SENDING, done_at=None
            )
