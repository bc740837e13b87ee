"""Figures of mailings."""

from collections.abc import Iterator
from datetime import datetime

from django.db.models import F, Min, Sum
from django.db.models.functions import Coalesce
from prometheus_client.core import GaugeMetricFamily, Metric

from apps.emailing.models import Campaign, CampaignState, MailMonth
from config.metrics.service import database_clock, gauge, seconds_since

LEFT = F("total") - F("excluded") - F("sent") - F("failed") - F("uncertain")
FREE = "none"  # waits for nothing but its turn


def mailings() -> Iterator[Metric]:
    """Of mailings that are being sent; those of the night wait, and are not late."""
    now = database_clock()
    sending = Campaign.objects.filter(state=CampaignState.SENDING)
    left = gauge("mails_waiting", "Messages of mailings to send.", "waits_for")
    rows = sending.values_list("waits_for").annotate(n=Sum(LEFT)).order_by("waits_for")
    for waits_for, n in {"": 0, **dict(rows)}.items():
        left.add_metric([waits_for or FREE], n)
    yield left
    yield _one(
        "mailing_unserved_seconds",
        "Since the mailing that may be sent and was served least lately was served.",
        seconds_since(_least_lately(), now),
    )
    doubtful = Campaign.objects.exclude(doubt_at=None).aggregate(n=Sum("uncertain"))["n"]
    yield _one("mails_uncertain", "Messages of which nobody can say whether they went.", doubtful)
    used = MailMonth.objects.filter(month=now.date().replace(day=1)).aggregate(n=Sum("used"))["n"]
    yield _one("mails_of_month", "Messages sent or promised this month.", used)


def _least_lately() -> datetime | None:
    free = Campaign.objects.filter(state=CampaignState.SENDING, waits_for="")
    first: datetime | None = free.aggregate(first=Min(Coalesce("served_at", "launched_at")))[
        "first"
    ]
    return first


def _one(name: str, says: str, value: float | None) -> Metric:
    return GaugeMetricFamily(f"livretier_{name}", says, value=value or 0)
