from datetime import datetime
from uuid import UUID

import structlog

from apps.accounts.models import User
from apps.emailing.message import content_sha256
from apps.emailing.models import Campaign
from apps.emailing.rendering import Form
from apps.emailing.services._compose import compose
from apps.emailing.services._sample import sample_values
from apps.journal import services as journal
from shared.actor import Actor
from shared.mail import MailAway
from shared.spool.client import SpoolAway, SpoolClient
from shared.spool.messages import Answer, Kind, Message, Outcome
from shared.spool.sender import envelope_sender

SECONDS = 20.0

log = structlog.get_logger()


def send_test(*, campaign_id: UUID, user_id: UUID, test_id: UUID, now: datetime) -> None:
    """A message in each language to the one who asked; `tested` is what the provider took, and when."""
    campaign = Campaign.objects.select_related("booklet__company").filter(id=campaign_id).first()
    user = User.objects.filter(id=user_id).first()
    if campaign is None or user is None or not user.is_active:
        return
    said = content_sha256(campaign)
    answers = _send(_messages(campaign, user, test_id, now))
    if any(one.outcome in (Outcome.AWAY, Outcome.LATER) for one in answers):
        raise MailAway
    if any(one.outcome is not Outcome.SENT for one in answers):
        log.warning("mailing_test_not_taken", campaign_id=str(campaign.id))
        return
    Campaign.objects.filter(id=campaign.id).update(
        tested_at=now, tested_by_name=user.full_name, tested_sha256=said
    )
    journal.record(
        actor=Actor(user_id=user.id, name=user.full_name, company_id=campaign.company_id),
        action="mailing.tested",
        target=campaign,
        label=campaign.name,
        now=now,
    )


def _messages(campaign: Campaign, user: User, test_id: UUID, now: datetime) -> list[Message]:
    messages = []
    for place, locale in enumerate(sorted(campaign.texts), start=1):
        name = f"{test_id}.{place}"
        values = {
            **sample_values(campaign, locale=locale, one=None, now=now),
            "address": user.email,
            "message_id": name,
            "first_name": user.first_name,
        }
        content = Form(compose(campaign, locale=locale, now=now).message).fill(values)
        messages.append(Message(name, envelope_sender(), user.email, content, Kind.URGENT))
    return messages


def _send(messages: list[Message]) -> list[Answer]:
    answers: list[Answer] = []
    try:
        with SpoolClient(timeout=SECONDS) as spool:
            spool.hand_over(messages)
            while len(answers) < len(messages):
                answers += spool.hear()
    except SpoolAway as error:
        raise MailAway from error
    return answers
