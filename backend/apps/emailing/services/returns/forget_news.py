from datetime import datetime, timedelta

from apps.emailing.models import ProviderEvent, Suppression
from shared.months import months_before

NEWS_KEPT = timedelta(days=30)
SUPPRESSIONS_KEPT = 36  # months after the last refusal


def forget_news(*, now: datetime) -> None:
    """What was heard long enough ago, of every company."""
    ProviderEvent.objects.filter(at__lt=now - NEWS_KEPT).delete()
    old = months_before(now, SUPPRESSIONS_KEPT)
    Suppression.objects.filter(updated_at__lt=old).delete()
