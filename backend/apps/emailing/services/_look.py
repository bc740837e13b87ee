"""Whether somebody is written to, asked in the same words at the launch, at the claim and before the spool."""

from datetime import datetime
from typing import Any
from uuid import UUID

from apps.emailing.addresses import addresses_key
from apps.emailing.calendar import REMINDERS_APART
from apps.emailing.models import Campaign, MailingOrigin

# Who acknowledges for the `person` today besides them, or in their place.
_REPRESENTED = """(person.signs <> 'self' AND person.representative->>'name' <> ''
  AND COALESCE((person.representative->>'until')::date, 'infinity') >= %(now)s::date)"""
_ALONE = f"({_REPRESENTED} AND person.signs = 'representative')"
_OWN = "COALESCE(person.email, '')"
_THEIRS = "lower(COALESCE(person.representative->>'email', ''))"
ADDRESS = (
    f"""CASE WHEN {_ALONE} OR ({_REPRESENTED} AND {_OWN} = '') THEN {_THEIRS} ELSE {_OWN} END"""
)
"""SQL: where somebody's mail goes today; where both acknowledge, one of the two."""
ADDRESSEES = f"""(
  SELECT 'person' AS signer, {_OWN} AS address WHERE NOT {_ALONE}
  UNION ALL SELECT 'representative', {_THEIRS} WHERE {_REPRESENTED})"""
"""SQL: a row for each who acknowledges, and so gets a message of their own."""
SAME_ADDRESSEE = f"""(SELECT * FROM {ADDRESSEES} who
  ORDER BY who.signer = last.signer DESC, who.signer LIMIT 1)"""  # noqa: S608 - ours
"""SQL: the one to whom the `last` message went, or who acknowledges in their place today."""
# A card may change after the launch: nobody gets the link of another by it.
TO_REPRESENTATIVE = f"""(d.signer = 'representative'
  OR d.address = {_THEIRS} AND ({_ALONE} OR d.address <> person.email))"""
"""SQL: whether a delivery goes to a representative, whose link is their own."""

# `p` is the participation and `person` its person, if there still are any.
_WHY_NOT = """
CASE
  WHEN p.id IS NULL OR p.has_left THEN 'left'
  WHEN p.excluded_at IS NOT NULL THEN 'excluded'
  WHEN %(nature)s = 'reminder' AND (p.state = 'acknowledged' OR {signed}) THEN 'acknowledged'
  WHEN %(nature)s = 'reminder' AND %(by_calendar)s AND p.reminders_off THEN 'reminders_off'
  WHEN %(nature)s = 'update' AND p.state <> 'to_reread' THEN 'nothing_to_reread'
  WHEN {address} = '' THEN 'no_address'
  ELSE COALESCE(
    (SELECT CASE s.reason WHEN 'unsubscribed' THEN 'unsubscribed' ELSE 'address_refused' END
     FROM emailing_suppression s
     WHERE s.company_id = %(company)s AND s.lifted_at IS NULL
       AND s.address_key = sha256(%(key)s || convert_to({address}, 'UTF8'))
       AND (s.person_id IS NULL OR s.person_id = p.person_id)
     ORDER BY s.reason = 'unsubscribed' LIMIT 1),
    CASE WHEN %(nature)s = 'reminder' AND p.reminded_at > %(now)s::timestamptz - %(apart)s::interval
           AND NOT {beside}
         THEN 'reminded_lately'
         WHEN %(nature)s = 'invitation' AND p.invited_at IS NOT NULL
           AND NOT {again} AND NOT {beside}
         THEN 'already_invited' ELSE '' END)
END
"""


# One of two has acknowledged what is online, and waits for the other.
_SIGNED = """(p.signed <> '{{}}'::jsonb AND p.signed #>> ARRAY['', {signer}, '0']
  = (SELECT b.publication_id::text FROM booklets_booklet b WHERE b.id = p.booklet_id))"""
# The other one of two got theirs of the same campaign.
_BESIDE = """EXISTS (SELECT 1 FROM emailing_delivery o
  WHERE o.company_id = %(company)s AND o.month = %(month)s AND o.campaign_id = %(campaign)s
    AND o.participation_id = d.participation_id AND o.signer <> d.signer AND o.sent_at IS NOT NULL)"""


def why_not(address: str, *, signer: str = "'person'", again: str = "false") -> str:
    """SQL: the first reason that holds to leave somebody out, or nothing.

    `again`: whether this is another attempt of what came back, which invited nobody.
    """
    return _why_not(address, signer, again, beside="false")


def why_not_now() -> str:
    """SQL: the same for a delivery `d` that is on its way."""
    return _why_not("d.address", "d.signer", again="(d.attempt > 1)", beside=_BESIDE)


def _why_not(address: str, signer: str, again: str, beside: str) -> str:
    signed = _SIGNED.format(signer=signer)
    return _WHY_NOT.format(address=address, signed=signed, again=again, beside=beside)


def looking(campaign: Campaign, *, now: datetime) -> dict[str, Any]:
    """What the SQL has to be told."""
    return {
        **looking_at(campaign.company_id, campaign.nature, now=now),
        "by_calendar": campaign.origin == MailingOrigin.AUTOMATIC,
        "campaign": campaign.id,
        "month": campaign.partition,
    }


def looking_at(company_id: UUID, nature: str, *, now: datetime) -> dict[str, Any]:
    """The same without a campaign."""
    return {
        "company": company_id,
        "nature": nature,
        "by_calendar": False,
        "key": addresses_key(),
        "now": now,
        "apart": REMINDERS_APART,
    }
