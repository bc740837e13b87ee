from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.emailing.addresses import address_key
from apps.emailing.models import Campaign, Delivery, NewsKind, ProviderEvent
from apps.emailing.services.returns._refusals import refuse_address
from apps.emailing.services.returns.stop_campaign import stop_campaign

PROVIDER = "smtp"  # our own, at the moment of sending
KINDS = {"hard_bounce": NewsKind.HARD_BOUNCE, "given_up": NewsKind.SOFT_BOUNCE}


def note_refusals(*, campaign: Campaign, delivery_ids: Iterable[UUID], now: datetime) -> None:
    """Messages that the provider refused for good, or for a day: what it says of their addresses."""
    refused = Delivery.objects.filter(
        company_id=campaign.company_id,
        month=campaign.partition,
        id__in=list(delivery_ids),
        reason__in=KINDS,
    ).exclude(address="")
    for delivery in refused:
        kind = KINDS[delivery.reason]
        ProviderEvent.objects.get_or_create(
            company_id=delivery.company_id,
            provider=PROVIDER,
            event_id=f"{delivery.id}.{delivery.attempt}",
            defaults={
                "delivery_id": delivery.id,
                "address_key": address_key(delivery.address),
                "kind": kind,
                "at": now,
            },
        )
        refuse_address(delivery=delivery, kind=kind)
    if refused:
        stop_campaign(campaign=campaign, now=now)
