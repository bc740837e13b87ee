from datetime import date, datetime, timedelta

from django.db import connection

from apps.companies.models import Company
from apps.stats.models import FactBy, FactDay
from shared.tenancy import act_as_platform

AHEAD = 3  # days that have their place before anybody reads in them
KEPT = 35  # days for which a fact is kept by itself, and may come late
COUNTED = 800  # days for which there are counts: 25 months, and no longer period is asked for


def keep_days(*, now: datetime) -> None:
    """Facts of days to come have their place; those of old days go, and their counts much later."""
    today = now.date()
    make_days({today + timedelta(days=ahead) for ahead in range(-1, AHEAD + 1)})
    with connection.cursor() as cursor:
        cursor.execute("SELECT stats_drop_days(%s)", [today - timedelta(days=KEPT)])
    _forget_counts(before=today - timedelta(days=COUNTED))


def _forget_counts(*, before: date) -> None:
    """Company by company, by the index of each."""
    with act_as_platform():
        for company_id in Company.objects.values_list("id", flat=True):
            FactDay.objects.filter(company_id=company_id, day__lt=before).delete()
            FactBy.objects.filter(company_id=company_id, day__lt=before).delete()


def make_days(days: set[date]) -> None:
    """A place for the facts of each, unless there is one."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT stats_make_day(day) FROM unnest(%s::date[]) AS day", [sorted(days)])
