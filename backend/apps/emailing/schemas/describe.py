from collections.abc import Iterable
from datetime import datetime
from typing import Any

from apps.booklets.models import Booklet
from apps.emailing import policies, selectors
from apps.emailing.message import content_sha256
from apps.emailing.models import Campaign, Delivery, MailingOrigin
from apps.participation.models import Participation
from apps.participation.selectors import count_participants
from shared.actor import Actor

OWN = (
    *("id", "name", "nature", "origin", "state", "starts_at", "launched_at", "done_at"),
    *("by_name", "updated_at"),
)
COUNTED = (
    *("total", "excluded", "sent", "delivered", "failed", "bounced", "uncertain", "clicked"),
)
OF_MESSAGE = ("id", "signer", "state", "answer", "clicked_on")
OF_DELIVERY = (
    *("id", "signer", "address", "locale", "state", "reason", "attempt", "sent_at", "answer"),
    *("delivered_at", "clicked_on"),
)


def describe_lines(campaigns: list[Campaign]) -> list[dict[str, Any]]:
    """Mailings in a list."""
    acknowledged = selectors.count_acknowledged(campaigns=campaigns)
    return [_line(one, acknowledged.get(one.id, 0)) for one in campaigns]


def describe_mailing(campaign: Campaign, *, now: datetime) -> dict[str, Any]:
    """One of them, whole."""
    [line] = describe_lines([campaign])
    answers = selectors.find_reply_to(
        booklet=campaign.booklet, user_id=campaign.reply_to_id, now=now
    )
    return {
        **line,
        "texts": campaign.texts,
        "audience": campaign.audience,
        "reply_to": {"id": answers.id, "name": answers.full_name} if answers else None,
        "tested": _tested(campaign),
        "spread": campaign.spread,
        "estimated_end": selectors.estimate_end(campaign=campaign, now=now),
        "recipients_kept": campaign.last_counts is None,
        "left_out": [
            {"reason": reason, "count": count}
            for reason, count in selectors.count_left_out(campaign=campaign)
        ],
    }


def describe_summary(*, actor: Actor, booklet: Booklet, now: datetime) -> dict[str, Any]:
    """Where a booklet stands with its mailings."""
    company = booklet.company
    today = company.today(now=now)
    month = today.replace(day=1)
    return {
        "id": booklet.id,
        "month": month,
        "used": selectors.used_of_month(company_id=company.id, month=month),
        "quota": company.mails_per_month,
        "without_email": count_participants(booklet=booklet, today=today)["without_email"],
        "is_online": booklet.publication_id is not None,
        "counts": selectors.count_mailings(booklet=booklet),
        "may_change": policies.may_change(actor, booklet),
        "may_send": policies.may_send(actor, booklet),
    }


def describe_deliveries(deliveries: Iterable[Delivery]) -> list[dict[str, Any]]:
    """Messages with their people."""
    found = list(deliveries)
    people = selectors.participants_of(found)
    reachable = selectors.find_reachable(found, people)
    return [
        {**_delivery(one, people.get(one.participation_id)), "has_address": one.id in reachable}
        for one in found
    ]


def describe_messages(deliveries: Iterable[Delivery]) -> list[dict[str, Any]]:
    """Messages of one person, each with its mailing."""
    return [
        {
            **{name: getattr(one, name) for name in OF_MESSAGE},
            "mailing": one.campaign_id,
            "name": one.campaign.name,
            "nature": one.campaign.nature,
            "by_itself": one.campaign.origin == MailingOrigin.AUTOMATIC and bool(one.campaign.day),
            "at": one.sent_at or one.tried_at or one.created_at,
        }
        for one in deliveries
    ]


def _delivery(one: Delivery, person: Participation | None) -> dict[str, Any]:
    return {
        **{name: getattr(one, name) for name in OF_DELIVERY},
        "participant": {"id": person.id, "name": person.name} if person else None,
        "acknowledged_at": person.acknowledged_at if person else None,
    }


def _line(one: Campaign, acknowledged: int) -> dict[str, Any]:
    return {
        **{name: getattr(one, name) for name in OWN},
        "waits_for": one.waits_for or None,
        "paused_for": one.paused_for or None,
        "locales": sorted(one.texts),
        "counts": {
            **{name: getattr(one, name) for name in COUNTED},
            "to_send": selectors.remaining(one),
            "acknowledged": acknowledged,
        },
    }


def _tested(campaign: Campaign) -> dict[str, Any] | None:
    if campaign.tested_at is None:
        return None
    said = bytes(campaign.tested_sha256 or b"")
    return {
        "at": campaign.tested_at,
        "by_name": campaign.tested_by_name,
        "is_current": said == content_sha256(campaign),
    }
