"""When news of an address ends its mail."""

from datetime import timedelta
from uuid import UUID

from django.db.models import Count, Max, Min

from apps.emailing.addresses import address_key
from apps.emailing.models import Delivery, NewsKind, ProviderEvent, SuppressionReason
from apps.emailing.services.suppress_address import suppress_address

SOFT_TIMES = 3
SOFT_SPAN = timedelta(days=7)

AT_ONCE = {
    NewsKind.HARD_BOUNCE: SuppressionReason.HARD_BOUNCE,
    NewsKind.COMPLAINT: SuppressionReason.COMPLAINT,
}


def refuse_address(*, delivery: Delivery, kind: NewsKind) -> None:
    """A hard bounce or a complaint ends it at once; soft ones when there were three over a week."""
    reason = AT_ONCE.get(kind)
    if kind is NewsKind.SOFT_BOUNCE and _is_long_away(delivery.company_id, delivery.address):
        reason = SuppressionReason.SOFT_BOUNCES
    if reason and delivery.address:
        suppress_address(
            company_id=delivery.company_id,
            address=delivery.address,
            reason=reason,
            delivery_id=delivery.id,
        )


def _is_long_away(company_id: UUID, address: str) -> bool:
    """Since its server last took a message, for as long as news are kept."""
    news = ProviderEvent.objects.filter(company_id=company_id, address_key=address_key(address))
    taken = news.filter(kind=NewsKind.DELIVERED).aggregate(last=Max("at"))["last"]
    soft = news.filter(kind=NewsKind.SOFT_BOUNCE)
    if taken:
        soft = soft.filter(at__gt=taken)
    told = soft.aggregate(
        times=Count("delivery_id", distinct=True), first=Min("at"), last=Max("at")
    )
    return bool(told["times"] >= SOFT_TIMES and told["last"] - told["first"] >= SOFT_SPAN)
