from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from django.db import connection, transaction
from django.db.models import F

from apps.emailing import selectors
from apps.emailing.models import Campaign, CampaignState
from apps.emailing.services._claims import stop_claims
from apps.emailing.services._ids import NEW_ID, moment
from apps.emailing.services._look import SAME_ADDRESSEE, looking, why_not
from apps.emailing.services._quota import reserve
from apps.emailing.services.mailings._lock import (
    MailingNotNow,
    open_booklet,
    record,
)
from apps.participation import services as participation
from shared import errors
from shared.actor import Actor, require_own_hands

OPEN = (CampaignState.SENDING, CampaignState.PAUSED, CampaignState.DONE)

# The next attempt of the last one, to the address that the person has now.
_RETRY = f"""
WITH last AS (
  SELECT DISTINCT ON (d.place) d.*
  FROM emailing_delivery d
  WHERE d.company_id = %(company)s AND d.month = %(month)s AND d.campaign_id = %(campaign)s
    AND d.place IN (SELECT place FROM emailing_delivery
      WHERE company_id = %(company)s AND month = %(month)s AND campaign_id = %(campaign)s
        AND id = ANY(%(ids)s))
  ORDER BY d.place, d.attempt DESC
), these AS (
  SELECT last.*, who.address AS present, who.signer AS reader,
    {why_not("who.address", signer="who.signer", again="true")} AS why
  FROM last
  JOIN participation_participation p ON p.id = last.participation_id
  JOIN people_person person ON person.id = p.person_id
  CROSS JOIN LATERAL {SAME_ADDRESSEE} who
  WHERE last.id = ANY(%(ids)s) AND (last.state IN ('failed', 'bounced')
    OR last.state = 'excluded' AND last.reason IN ('no_address', 'address_refused'))
)
INSERT INTO emailing_delivery (id, created_at, updated_at, company_id, month, campaign_id,
  participation_id, signer, place, attempt, address, locale, state, reason, tries, answer, due_at)
SELECT {NEW_ID}, %(now)s, %(now)s, company_id, month, campaign_id, participation_id, reader, place, attempt + 1,
  present, locale, 'pending', '', 0, '', %(now)s
FROM these WHERE why = ''
ON CONFLICT DO NOTHING
RETURNING participation_id,
  (SELECT state FROM last WHERE last.place = emailing_delivery.place)
"""  # noqa: S608 - nothing of it comes from outside


class MailQuotaReached(errors.Conflict):
    code = "mail_quota_reached"


@transaction.atomic
def retry_deliveries(
    *,
    actor: Actor,
    booklet_id: UUID,
    mailing_id: UUID,
    delivery_ids: Sequence[UUID],
    now: datetime,
) -> int:
    """Those that failed, came back or had no good address are sent where the person is read today; how many."""
    require_own_hands(actor)
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = selectors.get_mailing(booklet=booklet, mailing_id=mailing_id)
    if campaign.state not in OPEN:
        raise MailingNotNow
    stop_claims(campaign.id)
    again = _insert(campaign, delivery_ids, now)
    if not again:
        return 0
    if not reserve(campaign, len(again)):
        raise MailQuotaReached
    participation.keep_links(booklet=booklet, participation_ids=[one for one, _ in again])
    _count(campaign, [state for _, state in again])
    record(actor=actor, action="mailing.retried", campaign=campaign, now=now, count=len(again))
    return len(again)


def _insert(
    campaign: Campaign, delivery_ids: Sequence[UUID], now: datetime
) -> list[tuple[UUID, str]]:
    with connection.cursor() as cursor:
        cursor.execute(
            _RETRY,
            {
                **looking(campaign, now=now),
                "ids": list(delivery_ids),
                "moment": moment(),
            },
        )
        rows: list[tuple[UUID, str]] = cursor.fetchall()
        return rows


def _count(campaign: Campaign, states: list[str]) -> None:
    """They are to be sent again: what was counted of the former attempt is not any more."""
    bounced = states.count("bounced")
    rows = Campaign.objects.filter(id=campaign.id)
    rows.update(
        failed=F("failed") - states.count("failed"),
        bounced=F("bounced") - bounced,
        excluded=F("excluded") - states.count("excluded"),
        sent=F("sent") - bounced,
        reserved=F("reserved") + len(states),
    )
    rows.filter(state=CampaignState.DONE).update(state=CampaignState.SENDING, done_at=None)
