from collections.abc import Sequence
from datetime import datetime, time
from typing import Any
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import connection
from django.db.models import F

from apps.companies.models import CompanyStatus
from apps.emailing.calendar import at_clock, next_opening
from apps.emailing.models import Campaign, CampaignState, DeliveryState, Nature
from apps.emailing.services._look import looking, why_not_now
from apps.emailing.services._states import LEASE, SOON
from apps.emailing.services.claim_deliveries import Claimed
from shared.tenancy.scope import act_as_company

MOST_A_DAY = 3  # to one person, from all booklets of a company

_LOCK = "SELECT pg_advisory_xact_lock(hashtextextended(%s, 28))"
# Another reminder of the same booklet is on its way to them at this moment.
_RIVAL = """
EXISTS (SELECT 1 FROM unnest(%(rivals)s::uuid[], %(months)s::date[]) AS other(campaign, month)
  JOIN emailing_delivery o ON o.company_id = %(company)s AND o.month = other.month
    AND o.campaign_id = other.campaign AND o.participation_id = p.id
  WHERE o.state = 'handed')
"""
# A campaign writes to whoever participates in its booklet: one probe for each that was served today.
_TODAY = """
(SELECT count(*) FROM emailing_campaign c
  JOIN participation_participation also
    ON also.booklet_id = c.booklet_id AND also.person_id = p.person_id
  JOIN emailing_delivery o ON o.company_id = c.company_id AND o.month = c.month
    AND o.campaign_id = c.id AND o.participation_id = also.id
  WHERE c.id = ANY(%(served)s) AND o.id <> d.id
    AND (o.sent_at >= %(midnight)s OR o.state = 'handed'))
"""
# By their ids alone, within the company's wall: every other index is a longer way to so few.
_HAND = f"""
WITH looked AS MATERIALIZED (
  SELECT d.id, d.state,
    COALESCE(NULLIF({why_not_now()}, ''), CASE WHEN {_RIVAL} THEN 'reminded_lately' END, '')
      AS reason,
    CASE WHEN %(served)s = ARRAY[]::uuid[] THEN 0 ELSE {_TODAY} END >= %(most)s AS enough
  FROM emailing_delivery d
  LEFT JOIN participation_participation p ON p.id = d.participation_id
  WHERE d.id = ANY(%(ids)s) AND d.month = %(month)s
)
UPDATE emailing_delivery d SET
  state = CASE WHEN looked.state = 'handed' THEN 'handed' WHEN looked.reason <> '' THEN 'excluded'
    WHEN looked.enough THEN 'pending' ELSE 'handed' END,
  reason = CASE WHEN looked.state = 'handed' THEN '' ELSE looked.reason END,
  due_at = CASE WHEN looked.state = 'handed' THEN %(until)s::timestamptz
    WHEN looked.reason <> '' THEN NULL
    WHEN looked.enough THEN %(tomorrow)s::timestamptz ELSE %(until)s::timestamptz END,
  updated_at = %(now)s
FROM looked
WHERE d.id = looked.id AND d.month = %(month)s AND d.worker = %(worker)s
  AND d.state IN ('claimed', 'handed')
RETURNING d.id, d.state, looked.reason
"""  # noqa: S608 - nothing of it comes from outside


def hand_deliveries(
    *, campaign: Campaign, claimed: Sequence[Claimed], worker: UUID, now: datetime
) -> dict[UUID, str]:
    """Which of these go to the spool now: looked at once more, and still this worker's.

    With a reason to leave somebody out that came after a former hand-over, the spool is only asked what became of it.
    Whoever had their three messages of the day gets this one on the next.
    """
    with act_as_company(campaign.company_id), connection.cursor() as cursor:
        cursor.execute(SOON)
        if not _goes_on(campaign):
            return {}
        others = _others(campaign, now)
        cursor.execute(
            _HAND,
            {
                **looking(campaign, now=now),
                **others,
                "ids": [one.id for one in claimed],
                "worker": worker,
                "until": now + LEASE,
            },
        )
        rows = cursor.fetchall()
        excluded = sum(state == DeliveryState.EXCLUDED for _, state, _ in rows)
        if excluded:
            Campaign.objects.filter(id=campaign.id).update(excluded=F("excluded") + excluded)
    return {one: reason for one, state, reason in rows if state == DeliveryState.HANDED}


def _goes_on(campaign: Campaign) -> bool:
    """It may have been paused since the claim, or its company suspended: whoever goes on takes these again."""
    rows = Campaign.objects.filter(id=campaign.id, state=CampaignState.SENDING)
    return rows.filter(booklet__company__status=CompanyStatus.ACTIVE).exists()


def _others(campaign: Campaign, now: datetime) -> dict[str, Any]:
    """What else writes to the same people, held so that two of them are never handed over side by side."""
    rivals = _rivals(campaign)
    zone = ZoneInfo(campaign.booklet.company.timezone)
    midnight = at_clock(now.astimezone(zone).date(), time.min, zone=zone)
    return {
        "rivals": [one for one, _ in rivals],
        "months": [month for _, month in rivals],
        "served": _served(campaign, midnight),
        "midnight": midnight,
        "tomorrow": next_opening(now, zone=zone),
        "most": MOST_A_DAY,
    }


def _rivals(campaign: Campaign) -> list[tuple[UUID, Any]]:
    """Other reminders of the booklet that are being sent."""
    if campaign.nature != Nature.REMINDER:
        return []
    _hold(f"reminders of {campaign.booklet_id}")
    rows = Campaign.objects.filter(
        company_id=campaign.company_id,
        booklet_id=campaign.booklet_id,
        nature=Nature.REMINDER,
        state=CampaignState.SENDING,
    )
    return list(rows.exclude(id=campaign.id).exclude(month=None).values_list("id", "month"))


def _served(campaign: Campaign, midnight: datetime) -> list[UUID]:
    """Today's campaigns of the company; nobody has too many messages of so few that they need not be counted."""
    rows = Campaign.objects.filter(company_id=campaign.company_id, served_at__gte=midnight)
    served = list(rows.values_list("id", flat=True))
    if len(served) <= MOST_A_DAY:
        return []
    _hold(f"day of {campaign.company_id}")
    return served


def _hold(name: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(_LOCK, [name])
