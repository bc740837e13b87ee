from collections.abc import Iterable
from hashlib import sha256
from typing import Any
from uuid import UUID

from django.db import connection

from apps.emailing.models import Campaign
from apps.emailing.selectors.mailings import count_left_out
from shared.cache import remembered

KEPT = 10  # seconds

_COUNT = """
SELECT c.id, count(DISTINCT p.id) FROM emailing_campaign c
JOIN emailing_delivery d ON d.company_id = c.company_id AND d.month = c.month
  AND d.campaign_id = c.id AND d.sent_at IS NOT NULL
JOIN participation_participation p ON p.id = d.participation_id
  AND p.acknowledged_at >= c.launched_at
WHERE c.company_id = %s AND c.id = ANY(%s)
GROUP BY c.id
"""


def count_acknowledged(*, campaigns: Iterable[Campaign]) -> dict[UUID, int]:
    """How many of those who were written to have acknowledged since the launch; at most 10 s old."""
    every = list(campaigns)
    gone = {one.id: int(one.last_counts["acknowledged"]) for one in every if one.last_counts}
    launched = [one for one in every if one.launched_at and one.id not in gone]
    if not launched:
        return gone
    ids = sorted(str(one.id) for one in launched)
    counts = remembered(
        f"mailings:acknowledged:{sha256(','.join(ids).encode()).hexdigest()}",
        seconds=KEPT,
        make=lambda: _counts(launched[0].company_id, ids),
    )
    return gone | {UUID(one): count for one, count in counts.items()}


def count_from_deliveries(*, campaign: Campaign) -> dict[str, Any]:
    """What only its deliveries tell of a campaign, to be kept when they go."""
    counts = _counts(campaign.company_id, [str(campaign.id)])
    return {
        "acknowledged": counts.get(str(campaign.id), 0),
        "left_out": count_left_out(campaign=campaign),
    }


def _counts(company_id: UUID, ids: list[str]) -> dict[str, int]:
    with connection.cursor() as cursor:
        cursor.execute(_COUNT, [company_id, [UUID(one) for one in ids]])
        return {str(one): count for one, count in cursor.fetchall()}
