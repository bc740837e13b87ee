from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from uuid import UUID

from django.db import connection
from django.db.models import F
from django.db.models.functions import Greatest

from apps.emailing.models import Campaign, CampaignState, DeliveryState
from apps.emailing.services._claims import may_claim
from apps.emailing.services._done import note_done
from apps.emailing.services._look import TO_REPRESENTATIVE, looking, why_not_now
from apps.emailing.services._spread import room_of
from apps.emailing.services._states import LEASE
from apps.people.models import Signer
from shared.tenancy.scope import act_as_company

MOST = 500

_OF_CAMPAIGN = "company_id = %(company)s AND month = %(month)s AND campaign_id = %(campaign)s"
# None of the fresh ones is skipped: what the watermark has passed is looked for by its due time only.
_CLAIM = f"""
WITH again AS (
  SELECT id, participation_id, signer, attempt, address, false AS is_fresh FROM emailing_delivery
  WHERE {_OF_CAMPAIGN} AND due_at <= %(now)s
  ORDER BY due_at LIMIT %(most)s FOR UPDATE SKIP LOCKED
), fresh AS (
  SELECT id, participation_id, signer, attempt, address, true AS is_fresh FROM emailing_delivery
  WHERE {_OF_CAMPAIGN} AND place > %(watermark)s AND due_at IS NULL AND state = 'pending'
  ORDER BY place LIMIT LEAST(%(room)s, %(most)s - (SELECT count(*) FROM again)) FOR UPDATE
), looked AS MATERIALIZED (
  SELECT d.id, d.is_fresh, p.due_on, p.link_epoch, p.reread_pages, {TO_REPRESENTATIVE} AS represented,
    CASE WHEN {TO_REPRESENTATIVE} THEN person.representative->>'name' ELSE person.first_name END
      AS first_name,
    {why_not_now()} AS reason
  FROM (SELECT * FROM again UNION ALL SELECT * FROM fresh) d
  LEFT JOIN participation_participation p ON p.id = d.participation_id
  LEFT JOIN people_person person ON person.id = p.person_id
)
UPDATE emailing_delivery d SET
  state = CASE WHEN d.state = 'handed' THEN 'handed' WHEN looked.reason = '' THEN 'claimed'
    ELSE 'excluded' END,
  reason = CASE WHEN d.state = 'handed' THEN '' ELSE looked.reason END,
  due_at = CASE WHEN d.state = 'handed' OR looked.reason = '' THEN %(until)s::timestamptz END,
  worker = %(worker)s, updated_at = %(now)s
FROM looked WHERE d.id = looked.id AND d.month = %(month)s
RETURNING d.id, d.participation_id, d.place, d.attempt, d.address, d.locale, d.state, looked.is_fresh,
  COALESCE(looked.first_name, ''), looked.due_on, COALESCE(looked.link_epoch, 0),
  COALESCE(looked.reread_pages, '{{}}'), COALESCE(looked.represented, false)
"""  # noqa: S608 - nothing of it comes from outside


@dataclass(frozen=True, slots=True)
class Claimed:
    """One message that this worker, and nobody else, hands over before its lease ends."""

    id: UUID
    participation_id: UUID
    place: int
    attempt: int
    address: str
    locale: str
    state: str
    is_fresh: bool  # for the first time, in their order
    first_name: str
    due_on: date | None
    link_epoch: int
    reread_pages: Sequence[UUID] = ()
    represented: bool = False  # somebody reads for them, by a link of their own

    @property
    def signer(self) -> Signer:
        """Whose link goes with it."""
        return Signer.REPRESENTATIVE if self.represented else Signer.PERSON

    @property
    def message_id(self) -> str:
        """The same whoever sends it, however often."""
        return f"{self.id}.{self.attempt}"


def claim_deliveries(
    *, campaign: Campaign, worker: UUID, now: datetime, most: int = MOST
) -> list[Claimed]:
    """Some of a campaign, looked at again in the same statement; none when another worker claims just now."""
    with act_as_company(campaign.company_id), connection.cursor() as cursor:
        if not may_claim(campaign.id):
            return []
        rows = Campaign.objects.filter(id=campaign.id, state=CampaignState.SENDING)
        held = rows.only("watermark", "launched_at", "total", "excluded", "begun").first()
        if held is None:  # paused meanwhile
            return []
        room = most if not campaign.spread else room_of(held, campaign.booklet, now=now)
        cursor.execute(
            _CLAIM,
            {
                **looking(campaign, now=now),
                "watermark": held.watermark,
                "worker": worker,
                "most": most,
                "room": room,
                "until": now + LEASE,
            },
        )
        taken = [Claimed(*row) for row in cursor.fetchall()]
        fresh = [one for one in taken if one.is_fresh]
        none_left = len(fresh) < min(room, most - len(taken) + len(fresh))
        passed = campaign.total if none_left else max((one.place for one in fresh), default=0)
        _note_served(campaign, taken, passed, now)
    return [one for one in taken if one.state != DeliveryState.EXCLUDED]


def _note_served(campaign: Campaign, taken: list[Claimed], passed: int, now: datetime) -> None:
    excluded = sum(one.state == DeliveryState.EXCLUDED for one in taken)
    begun = sum(one.is_fresh and one.state != DeliveryState.EXCLUDED for one in taken)
    row = Campaign.objects.filter(id=campaign.id)
    row.update(
        served_at=now,
        watermark=Greatest(F("watermark"), passed),
        excluded=F("excluded") + excluded,
        begun=F("begun") + begun,
    )
    if not taken:
        note_done(campaign, now=now)
