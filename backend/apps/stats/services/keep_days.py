from datetime import date, datetime, timedelta

from django.db import connection

AHEAD = 3  # days that have their place before anybody reads in them
KEPT = 35  # days for which a fact is kept by itself, and may come late


def keep_days(*, now: datetime) -> None:
    """Facts of days to come have their place; those of old days go, and their counts stay."""
    today = now.date()
    make_days({today + timedelta(days=ahead) for ahead in range(-1, AHEAD + 1)})
    with connection.cursor() as cursor:
        cursor.execute("SELECT stats_drop_days(%s)", [today - timedelta(days=KEPT)])


def make_days(days: set[date]) -> None:
    """A place for the facts of each, unless there is one."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT stats_make_day(day) FROM unnest(%s::date[]) AS day", [sorted(days)])
