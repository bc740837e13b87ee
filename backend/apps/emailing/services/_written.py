from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from django.db.models import Max

from apps.emailing.models import Campaign, Delivery, DeliveryState, MailingOrigin, Nature
from apps.participation import services as participation

ARRIVING = (DeliveryState.SENT, DeliveryState.DELIVERED, DeliveryState.COMPLAINED)


def note_written_to(
    campaign: Campaign, participation_ids: Iterable[UUID], *, now: datetime
) -> None:
    """The provider took these messages: whoever was invited or reminded by them is so from now on."""
    if campaign.nature == Nature.INVITATION:
        participation.note_invited(
            booklet=campaign.booklet, participation_ids=participation_ids, now=now
        )
    if campaign.nature == Nature.REMINDER:
        participation.note_reminded(
            booklet=campaign.booklet,
            participation_ids=participation_ids,
            by_calendar=campaign.origin == MailingOrigin.AUTOMATIC,
            now=now,
        )


def written_before(
    campaign: Campaign, participation_ids: Iterable[UUID], *, besides: Iterable[UUID]
) -> set[UUID]:
    """Of these, for whom another message of the same reminder has left, which did not come back."""
    if campaign.nature != Nature.REMINDER:
        return set()
    others = Delivery.objects.filter(
        company_id=campaign.company_id,
        month=campaign.partition,
        campaign=campaign,
        participation_id__in=list(participation_ids),
        state__in=ARRIVING,
    )
    return set(others.exclude(id__in=besides).values_list("participation_id", flat=True))


def note_came_back(delivery: Delivery, *, now: datetime) -> None:
    """Nobody is reminded by a message that came back: another one may follow it at once."""
    campaign = delivery.campaign
    here = [delivery.participation_id]
    if campaign.nature != Nature.REMINDER or written_before(campaign, here, besides=[delivery.id]):
        return
    participation.note_not_reminded(
        booklet=campaign.booklet,
        participation_id=delivery.participation_id,
        by_calendar=campaign.origin == MailingOrigin.AUTOMATIC,
        last=_last_reminder(delivery),
        now=now,
    )


def _last_reminder(delivery: Delivery) -> datetime | None:
    """When another one left that did not come back."""
    of_booklet = Campaign.objects.filter(
        company_id=delivery.company_id,
        booklet_id=delivery.campaign.booklet_id,
        nature=Nature.REMINDER,
    ).exclude(month=None)
    ids, months = zip(*of_booklet.values_list("id", "month"), strict=True)
    others = Delivery.objects.filter(
        company_id=delivery.company_id,
        month__in=set(months),
        campaign_id__in=ids,
        participation_id=delivery.participation_id,
        state__in=ARRIVING,
    ).exclude(id=delivery.id)
    last: datetime | None = others.aggregate(last=Max("sent_at"))["last"]
    return last
