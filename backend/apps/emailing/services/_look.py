"""Whether somebody is written to, asked in the same words at the launch, at the claim and before the spool."""

from datetime import datetime
from typing import Any
from uuid import UUID

from apps.emailing.addresses import addresses_key
from apps.emailing.calendar import REMINDERS_APART
from apps.emailing.models import Campaign

# Somebody else alone acknowledges for the `person`, and so is written to.
_REPRESENTED = """(person.signs = 'representative' AND person.representative->>'name' <> ''
  AND COALESCE((person.representative->>'until')::date, 'infinity') >= %(now)s::date)"""
_THEIRS = "lower(COALESCE(person.representative->>'email', ''))"
ADDRESS = f"CASE WHEN {_REPRESENTED} THEN {_THEIRS} ELSE COALESCE(person.email, '') END"
"""SQL: where somebody's mail goes today."""
# A card may change after the launch: nobody gets the link of another by it.
TO_REPRESENTATIVE = f"(d.address = {_THEIRS} AND ({_REPRESENTED} OR d.address <> person.email))"
"""SQL: whether a delivery goes to a representative, whose link is their own."""

# `p` is the participation and `person` its person, if there still are any.
_WHY_NOT = """
CASE
  WHEN p.id IS NULL OR p.has_left THEN 'left'
  WHEN p.excluded_at IS NOT NULL THEN 'excluded'
  WHEN %(nature)s = 'reminder' AND p.state = 'acknowledged' THEN 'acknowledged'
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
         THEN 'reminded_lately'
         WHEN %(nature)s = 'invitation' AND p.invited_at IS NOT NULL AND NOT {again}
         THEN 'already_invited' ELSE '' END)
END
"""


def why_not(address: str, *, again: str = "false") -> str:
    """SQL: the first reason that holds to leave somebody out, or nothing.

    `again`: whether this is another attempt of what came back, which invited nobody.
    """
    return _WHY_NOT.format(address=address, again=again)


def looking(campaign: Campaign, *, now: datetime) -> dict[str, Any]:
    """What the SQL has to be told."""
    return {
        **looking_at(campaign.company_id, campaign.nature, now=now),
        "campaign": campaign.id,
        "month": campaign.partition,
    }


def looking_at(company_id: UUID, nature: str, *, now: datetime) -> dict[str, Any]:
    """The same without a campaign."""
    return {
        "company": company_id,
        "nature": nature,
        "key": addresses_key(),
        "now": now,
        "apart": REMINDERS_APART,
    }
