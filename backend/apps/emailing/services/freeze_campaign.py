from datetime import datetime
from hashlib import sha256
from uuid import UUID

from django.db import connection

from apps.booklets.models import BookletStatus
from apps.emailing.message import fallback_locale
from apps.emailing.models import Campaign, CampaignState, Paused, Rendering, Waits
from apps.emailing.services._audience import of_audience
from apps.emailing.services._compose import compose
from apps.emailing.services._ids import NEW_ID, moment
from apps.emailing.services._look import ADDRESSEES, looking, why_not
from apps.emailing.services._quota import reserve_all
from apps.emailing.services.keep_months import make_month
from apps.participation import services as participation
from shared.jobs import queue

AT_ONCE = 5000
MANY = 1000  # recipients after whom PostgreSQL looks at a month anew

# Where two acknowledge, each gets a message.
_INSERT = f"""
WITH chosen AS (
  SELECT p.id, p.person_id
  FROM participation_participation p
  JOIN people_person person ON person.id = p.person_id
  WHERE p.company_id = %(company)s AND p.booklet_id = %(booklet)s AND {{audience}}
    AND (%(after)s::uuid IS NULL OR p.person_id > %(after)s::uuid)
  ORDER BY p.person_id LIMIT %(most)s
), these AS (
  SELECT p.id, who.signer, who.address,
    %(placed)s + row_number() OVER (ORDER BY p.person_id, who.signer) AS place,
    {why_not("who.address", signer="who.signer")} AS reason,
    CASE WHEN p.language = ANY(%(locales)s) THEN p.language ELSE %(locale)s END AS locale
  FROM chosen
  JOIN participation_participation p ON p.id = chosen.id
  JOIN people_person person ON person.id = p.person_id
  CROSS JOIN LATERAL {ADDRESSEES} who
), put AS (
  INSERT INTO emailing_delivery (id, created_at, updated_at, company_id, month, campaign_id,
    participation_id, signer, place, attempt, address, locale, state, reason, tries, answer)
  SELECT {NEW_ID}, %(now)s, %(now)s, %(company)s, %(month)s, %(campaign)s,
    these.id, these.signer, these.place, 1, these.address, these.locale,
    CASE these.reason WHEN '' THEN 'pending' ELSE 'excluded' END, these.reason, 0, ''
  FROM these
  ON CONFLICT DO NOTHING
)
SELECT (SELECT count(*) FROM chosen), count(*), count(*) FILTER (WHERE reason <> ''),
  (SELECT person_id FROM chosen ORDER BY person_id DESC LIMIT 1),
  COALESCE(array_agg(DISTINCT id) FILTER (WHERE reason = ''), ARRAY[]::uuid[])
FROM these
"""  # noqa: S608 - nothing of it comes from outside


def freeze_campaign(*, campaign_id: UUID, after: UUID | None, now: datetime) -> None:
    """A rendering for each language, a delivery for each participant; then it is being sent.

    Some thousand at a time: whoever is killed goes on where the rows end.
    """
    campaign = (
        Campaign.objects.select_for_update(of=("self",))
        .select_related("booklet__company")
        .filter(id=campaign_id, state=CampaignState.SCHEDULED)
        .first()
    )
    if campaign is None:
        return
    if after is None:
        make_month(campaign.partition)
        _render(campaign, now)
    count, last = _insert(campaign, after, now)
    if count == AT_ONCE:
        queue.enqueue("emailing.freeze", campaign_id=campaign.id, after=last)
    else:
        _measure(campaign)
        campaign.state = CampaignState.SENDING
        if campaign.booklet.status != BookletStatus.PUBLISHED:  # since it was launched
            campaign.state, campaign.paused_for = CampaignState.PAUSED, Paused.BOOKLET
        campaign.waits_for = "" if reserve_all(campaign) else Waits.QUOTA
    campaign.save(
        update_fields=[
            *("state", "waits_for", "paused_for", "total", "excluded", "reserved", "updated_at")
        ]
    )


def _measure(campaign: Campaign) -> None:
    if campaign.total >= MANY:
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT emailing_measure_month(%s, %s)", [campaign.partition, campaign.total]
            )


def _render(campaign: Campaign, now: datetime) -> None:
    for locale in campaign.texts:
        composed = compose(campaign, locale=locale, now=now)
        Rendering.objects.create(
            company_id=campaign.company_id,
            campaign=campaign,
            locale=locale,
            subject=composed.subject,
            message=composed.message,
            sha256=sha256(composed.message).digest(),
        )


def _insert(campaign: Campaign, after: UUID | None, now: datetime) -> tuple[int, UUID | None]:
    locales = list(campaign.texts)
    narrowed, told = of_audience(campaign.booklet, campaign.audience, now=now)
    with connection.cursor() as cursor:
        cursor.execute(
            _INSERT.replace("{audience}", narrowed),
            {
                **looking(campaign, now=now),
                **told,
                "booklet": campaign.booklet_id,
                "after": after,
                "most": AT_ONCE,
                "placed": campaign.total,
                "locales": locales,
                "locale": fallback_locale(campaign.texts),
                "moment": moment(),
            },
        )
        people, messages, excluded, last, written_to = cursor.fetchone()
    participation.keep_links(booklet=campaign.booklet, participation_ids=written_to)
    campaign.total += messages
    campaign.excluded += excluded
    return people, last
