from django.utils import timezone

from apps.stats import services
from shared.jobs.registry import handles


@handles("stats.keep_days")
def keep_days() -> None:
    """Once a day."""
    services.keep_days(now=timezone.now())


@handles("stats.freeze_months")
def freeze_months() -> None:
    """In the second week of a month."""
    services.freeze_months(now=timezone.now())


@handles("stats.publish_lots")
def publish_lots() -> None:
    """Every minute."""
    services.publish_lots()
