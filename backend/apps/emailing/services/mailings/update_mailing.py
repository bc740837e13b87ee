from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from apps.booklets import selectors as booklets
from apps.emailing.message import BadMessage, check_body, check_subject
from apps.emailing.models import Campaign, CampaignState, Nature
from apps.emailing.services.mailings._lock import (
    MailingNotNow,
    is_freezing,
    lock_mailing,
    open_booklet,
    record,
)
from shared import errors
from shared.actor import Actor

WRITABLE = (CampaignState.DRAFT, CampaignState.SCHEDULED)


class BadMailing(errors.Invalid):
    code = "mailing_not_valid"


@transaction.atomic
def update_mailing(
    *,
    actor: Actor,
    booklet_id: UUID,
    mailing_id: UUID,
    changes: dict[str, Any],
    now: datetime,
) -> Campaign:
    """What is not said stays; one that was to be sent later is a draft again."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = lock_mailing(booklet=booklet, mailing_id=mailing_id, states=WRITABLE)
    if is_freezing(campaign):
        raise MailingNotNow
    _check(campaign, changes, now)
    if "reply_to" in changes:
        changes["reply_to_id"] = changes.pop("reply_to")
    for name, value in changes.items():
        setattr(campaign, name, value)
    was_scheduled = campaign.state == CampaignState.SCHEDULED
    campaign.state = CampaignState.DRAFT
    campaign.save()
    if was_scheduled:
        record(actor=actor, action="mailing.unscheduled", campaign=campaign, now=now)
    return campaign


def _check(campaign: Campaign, changes: dict[str, Any], now: datetime) -> None:
    for locale, said in changes.get("texts", {}).items():
        _check_text(locale, said, needs_link=campaign.nature != Nature.INFORMATION)
    user_id = changes.get("reply_to")
    if user_id:
        booklet = campaign.booklet
        today = booklet.company.today(now=now)
        member = booklets.member_of(company_id=booklet.company_id, user_id=user_id, today=today)
        if member is None or member.is_suspended:
            raise BadMailing({"reply_to": "fields.unknown_manager"})


def _check_text(locale: str, said: dict[str, Any], *, needs_link: bool) -> None:
    part = "subject"
    try:
        check_subject(said["subject"])
        part = "body"
        check_body(said["body"], needs_link=needs_link)
    except BadMessage as error:
        raise BadMailing({f"texts.{locale}.{part}": f"fields.mailing_{part}"}) from error
