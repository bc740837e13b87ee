from datetime import date, datetime

from django.db import connection

from apps.emailing import selectors
from apps.emailing.models import Campaign
from apps.emailing.services._withdraw import UNDER_WAY, withdraw
from shared.months import months_after, months_before

AHEAD = 3  # months that have their place before anybody sends in them
KEPT = 13  # months for which a message keeps its address

_MONTH_LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('month of deliveries', 27))"


def keep_months(*, now: datetime) -> None:
    """Deliveries of months to come have their place; those of old months go, and their counts stay."""
    this = now.date().replace(day=1)
    for ahead in range(AHEAD + 1):
        make_month(months_after(this, ahead))
    oldest = months_before(this, KEPT)
    _keep_counts(oldest, now)
    with connection.cursor() as cursor:
        cursor.execute("SELECT emailing_drop_months(%s)", [oldest])


def make_month(month: date) -> None:
    """The place of a month's deliveries, unless there is one; its first launches come one after the other."""
    with connection.cursor() as cursor:
        for lock in ("SELECT 1", _MONTH_LOCK):
            cursor.execute(lock)
            # By the table of tables: names that a session remembers may be those of before the lock.
            cursor.execute(
                "SELECT 1 FROM pg_class WHERE relname = %s", [f"emailing_delivery_{month:%Y%m}"]
            )
            if cursor.fetchone():
                return
        cursor.execute("SELECT emailing_make_month(%s)", [month])


def _keep_counts(oldest: date, now: datetime) -> None:
    old = Campaign.objects.filter(month__lt=oldest, last_counts__isnull=True).order_by("id")
    for campaign in old.filter(state__in=UNDER_WAY):
        withdraw(campaign, now=now)
    for campaign in old.iterator():
        counts = selectors.count_from_deliveries(campaign=campaign)
        Campaign.objects.filter(id=campaign.id).update(last_counts=counts)
