from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from django.db import connection
from django.db.models import F, Value
from django.db.models.expressions import Combinable
from django.db.models.functions import Coalesce

from apps.emailing.feedback import Verdict, judge
from apps.emailing.models import Campaign, DeliveryState, NewsKind, Waits
from apps.emailing.services._states import SOON
from apps.emailing.services._written import note_written_to, written_before
from apps.emailing.services.returns import note_refusals
from shared.spool.messages import Answer, Outcome
from shared.tenancy.scope import act_as_company

PAUSES = tuple(timedelta(minutes=minutes) for minutes in (5, 15, 60))
LONG_PAUSE = timedelta(hours=4)
GIVEN_UP_AFTER = timedelta(hours=24)
LEAST_TRIES = 4  # before: a night or a Sunday between two of them is no reason to give up
PROVIDER_PAUSE = timedelta(seconds=10)

STATES = {
    Outcome.SENT: DeliveryState.SENT,
    Outcome.REFUSED: DeliveryState.FAILED,
    Outcome.UNCERTAIN: DeliveryState.UNCERTAIN,
    Outcome.UNKNOWN: DeliveryState.EXCLUDED,
    Outcome.LATER: DeliveryState.PENDING,
    Outcome.AWAY: DeliveryState.PENDING,
    Outcome.FULL: DeliveryState.PENDING,
}

# By their ids alone, within the company's wall. What the spool says for good is so, whoever asked; what may still be sent is said by its holder.
_MARK = """
UPDATE emailing_delivery d SET
  state = CASE WHEN new.given_up THEN 'failed' ELSE new.state END,
  reason = CASE WHEN new.given_up THEN 'given_up' ELSE new.reason END,
  answer = new.answer,
  sent_at = CASE WHEN new.state = 'sent' THEN to_timestamp(new.at) END,
  due_at = CASE WHEN new.given_up THEN NULL ELSE new.due_at END,
  tries = d.tries + new.counts::int,
  tried_at = COALESCE(d.tried_at, %(now)s),
  updated_at = %(now)s
FROM (
  SELECT said.*,
    said.outcome = 'later' AND held.tried_at <= %(now)s - %(long)s::interval
      AND held.tries >= %(least)s AS given_up,
    CASE said.outcome
      WHEN 'later' THEN %(now)s + COALESCE((%(pauses)s::interval[])[held.tries + 1], %(pause)s)
      WHEN 'away' THEN %(now)s + %(soon)s::interval
      WHEN 'full' THEN to_timestamp(said.at)
    END AS due_at,
    said.outcome NOT IN ('away', 'full') AS counts
  FROM unnest(%(ids)s::uuid[], %(outcomes)s::text[], %(states)s::text[], %(reasons)s::text[],
    %(answers)s::text[], %(ats)s::float8[]) AS said(id, outcome, state, reason, answer, at)
  JOIN emailing_delivery held ON held.id = said.id AND held.month = %(month)s
) new
WHERE d.id = new.id AND d.month = %(month)s
  AND (d.state IN ('claimed', 'handed') AND (new.state <> 'pending' OR d.worker = %(worker)s)
    OR d.state = 'pending' AND new.state IN ('sent', 'failed', 'uncertain'))
RETURNING d.state, d.participation_id, new.at, d.id
"""


Marked = tuple[str, UUID, float, UUID]  # state, participation, when, delivery


@dataclass(frozen=True, slots=True)
class Told:
    """What the spool said of one delivery."""

    id: UUID
    answer: Answer
    reason: str = ""  # to leave somebody out, or to write nothing to an address


def mark_deliveries(
    *, campaign: Campaign, told: Sequence[Told], worker: UUID, now: datetime
) -> None:
    """Write down what became of some messages of a campaign, and count them, once."""
    outcomes = [one.answer.outcome for one in told]
    with act_as_company(campaign.company_id), connection.cursor() as cursor:
        cursor.execute(SOON)
        values: dict[str, Any] = {
            "month": campaign.partition,
            "worker": worker,
            "now": now,
            "long": GIVEN_UP_AFTER,
            "least": LEAST_TRIES,
            "pauses": list(PAUSES),
            "pause": LONG_PAUSE,
            "soon": PROVIDER_PAUSE,
            "ids": [one.id for one in told],
            "outcomes": list(map(str, outcomes)),
            "states": [str(STATES[one]) for one in outcomes],
            "reasons": [_reason(one) for one in told],
            "answers": [one.answer.words[:200] for one in told],
            "ats": [one.answer.at for one in told],
        }
        cursor.execute(_MARK, values)
        rows = cursor.fetchall()
        _note_written_to(campaign, rows)
        _count(campaign, rows, away=Outcome.AWAY in outcomes, now=now)
        failed = [one for state, _, _, one in rows if state == DeliveryState.FAILED]
        if failed:
            note_refusals(campaign=campaign, delivery_ids=failed, now=now)


def _reason(told: Told) -> str:
    if told.answer.outcome is Outcome.UNKNOWN:
        return told.reason
    if told.answer.outcome is not Outcome.REFUSED:
        return ""
    nobody = not told.reason and judge(status="", words=told.answer.words) is Verdict.HARD
    return NewsKind.HARD_BOUNCE if nobody else told.reason or NewsKind.REFUSED


def _note_written_to(campaign: Campaign, rows: list[Marked]) -> None:
    """Where two acknowledge, their two messages are one reminder."""
    sent = {one: at for state, one, at, _ in rows if state == DeliveryState.SENT}
    if not sent:
        return
    last = datetime.fromtimestamp(max(sent.values()), UTC)
    beside = written_before(campaign, sent, besides=[one for _, _, _, one in rows])
    note_written_to(campaign, sent.keys() - beside, now=last)


def _count(campaign: Campaign, rows: list[Marked], *, away: bool, now: datetime) -> None:
    states = Counter(state for state, _, _, _ in rows)
    counted: dict[str, Combinable] = {
        state: F(state) + states[state]
        for state in ("sent", "failed", "uncertain", "excluded")
        if states[state]
    }
    if states[DeliveryState.UNCERTAIN]:
        counted["doubt_at"] = Coalesce("doubt_at", Value(now))
    Campaign.objects.filter(id=campaign.id).update(
        **counted, waits_for=Waits.PROVIDER if away else ""
    )
