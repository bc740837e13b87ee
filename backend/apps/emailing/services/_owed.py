"""Whom a booklet writes to by itself today, asked in SQL: `p` is the participation and `person` its person."""

from datetime import date, datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

from django.db import connection

from apps.booklets.models import Booklet, ReceiptMode
from apps.emailing.calendar import (
    MOST_REMINDERS,
    is_quiet,
    latest_steps,
)
from apps.emailing.models import Campaign, CampaignState, MailingOrigin, Nature, ReminderStep
from apps.emailing.services._look import ADDRESS, looking_at, why_not

UNFINISHED: Final = (CampaignState.SCHEDULED, CampaignState.SENDING, CampaignState.PAUSED)
NOBODY: Final = "false"

_WHY_NOT = why_not(ADDRESS)
_HANDED_AT = "CASE WHEN p.state = 'to_reread' THEN p.asked_at ELSE p.invited_at END"
_ON_ITS_WAY = """
EXISTS (SELECT 1 FROM unnest(%(unfinished)s::uuid[], %(unfinished_in)s::date[]) AS other(campaign, month)
  JOIN emailing_delivery o ON o.company_id = p.company_id AND o.month = other.month
    AND o.campaign_id = other.campaign AND o.participation_id = p.id
  WHERE o.state IN ('pending', 'claimed', 'handed', 'uncertain'))
"""
_REMINDERS = f"""
p.state IN ('invited', 'opened', 'reading', 'read', 'to_reread') AND NOT p.reminders_off
AND p.calendar_reminders < %(most_reminders)s
AND (p.reminded_at IS NULL OR p.reminded_at <= %(at)s::timestamptz - %(apart)s::interval)
AND EXISTS (SELECT 1 FROM unnest(%(handed_on)s::date[], %(latest)s::timestamptz[]) AS come(day, at)
  WHERE come.day = (({_HANDED_AT}) AT TIME ZONE %(zone)s)::date
    AND (p.calendar_reminded_at IS NULL OR p.calendar_reminded_at < come.at))
AND NOT {_ON_ITS_WAY}
"""  # noqa: S608 - nothing of it comes from outside
_NEWCOMERS = f"p.state = 'to_invite' AND p.rule_id IS NOT NULL AND p.fits AND NOT {_ON_ITS_WAY}"
_COUNT = """
SELECT count(*) FROM participation_participation p
JOIN people_person person ON person.id = p.person_id
WHERE p.company_id = %(company)s AND p.booklet_id = %(booklet)s AND {owed}
"""


def audience_owed(nature: Nature) -> dict[str, str]:
    """Of a mailing that the booklet begins by itself."""
    return {"owed": str(nature)}


def of_owed(booklet: Booklet, nature: Nature, *, now: datetime) -> tuple[str, dict[str, Any]]:
    """SQL and its values: those who are owed a message now."""
    zone = ZoneInfo(booklet.company.timezone)
    owed, told = _owed(booklet, nature, now)
    if nature == Nature.INVITATION:
        return owed, told
    if booklet.receipt_mode == ReceiptMode.NONE or is_quiet(now, zone=zone):
        return NOBODY, told
    come = latest_steps(days=steps_of(booklet), now=now, zone=zone)
    instants = {day: at for day, (at, _) in come.items()}
    return owed, {**told, **_come(instants, now=now, zone=zone)}


def count_owed(booklet: Booklet, nature: Nature, *, now: datetime) -> int:
    """How many a message would go to now."""
    return _count(booklet, of_owed(booklet, nature, now=now))


def count_by_step(booklet: Booklet, *, now: datetime) -> dict[int, int]:
    """How many a reminder would go to now, by the day of the calendar that it is for."""
    zone, days = ZoneInfo(booklet.company.timezone), steps_of(booklet)
    if booklet.receipt_mode == ReceiptMode.NONE or is_quiet(now, zone=zone):
        return dict.fromkeys(days, 0)
    owed, told = _owed(booklet, Nature.REMINDER, now)
    come = latest_steps(days=days, now=now, zone=zone)
    counts = {}
    for day in days:
        instants = {handed_on: at for handed_on, (at, step) in come.items() if step == day}
        counts[day] = _count(booklet, (owed, {**told, **_come(instants, now=now, zone=zone)}))
    return counts


def steps_of(booklet: Booklet) -> list[int]:
    """The days of the booklet's calendar."""
    steps = ReminderStep.objects.filter(company_id=booklet.company_id, booklet=booklet)
    return list(steps.order_by("day").values_list("day", flat=True))


def _count(booklet: Booklet, owed: tuple[str, dict[str, Any]]) -> int:
    condition, told = owed
    with connection.cursor() as cursor:
        cursor.execute(_COUNT.replace("{owed}", condition), {**told, "booklet": booklet.id})
        return int(cursor.fetchone()[0])


def _owed(booklet: Booklet, nature: Nature, now: datetime) -> tuple[str, dict[str, Any]]:
    told = {**looking_at(booklet.company_id, nature, now=now), **_unfinished(booklet, nature)}
    owed = _NEWCOMERS if nature == Nature.INVITATION else _REMINDERS
    return f"{owed} AND ({_WHY_NOT}) = ''", told


def _come(instants: dict[date, datetime], *, now: datetime, zone: ZoneInfo) -> dict[str, Any]:
    return {
        "most_reminders": MOST_REMINDERS,
        "at": now,
        "zone": str(zone),
        "handed_on": list(instants),
        "latest": list(instants.values()),
    }


def _unfinished(booklet: Booklet, nature: Nature) -> dict[str, list[Any]]:
    """What the booklet began by itself and has not ended: whoever waits there is not written to twice."""
    rows = Campaign.objects.filter(
        company_id=booklet.company_id,
        booklet=booklet,
        nature=nature,
        origin=MailingOrigin.AUTOMATIC,
        state__in=UNFINISHED,
    ).exclude(month=None)
    found: list[tuple[Any, date | None]] = list(rows.values_list("id", "month"))
    return {
        "unfinished": [one for one, _ in found],
        "unfinished_in": [month for _, month in found],
    }
