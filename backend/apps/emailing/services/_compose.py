"""What a mailing says in one language, ready to be filled for each person."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from django.conf import settings

from apps.booklets.models import ReceiptMode
from apps.booklets.selectors import minutes_of, readable_locales
from apps.emailing import selectors
from apps.emailing.feedback import naming_headers
from apps.emailing.models import Campaign, Nature
from apps.emailing.rendering import Envelope, assemble
from apps.publishing import services as publishing
from shared.addresses import public_host
from shared.language import text

LARGEST = 60 * 1024
UNDATED = (Nature.INFORMATION,)  # says nothing of a day


@dataclass(frozen=True, slots=True, kw_only=True)
class Composed:
    """The message with marked holes, and its subject."""

    subject: str
    message: bytes


def compose(campaign: Campaign, *, locale: str, now: datetime) -> Composed:
    """Made by the renderer, once for each language; a picture that makes it too large is left out."""
    mail = publishing.render_mail(booklet=campaign.booklet, given=_given(campaign, locale))
    envelope = _envelope(campaign, locale, now)
    message = assemble(mail, envelope)
    if len(message) > LARGEST and mail.picture:
        plain = {**_given(campaign, locale), "header": None}
        mail = publishing.render_mail(booklet=campaign.booklet, given=plain)
        message = assemble(mail, envelope)
    return Composed(subject=mail.subject, message=message)


def _given(campaign: Campaign, locale: str) -> dict[str, Any]:
    booklet = campaign.booklet
    company, said = booklet.company, campaign.texts[locale]
    return {
        "locale": locale,
        "subject": said["subject"],
        "body": said["body"],
        "company": company.name,
        "booklet": {
            "name": booklet.name,
            "minutes": _minutes(campaign),
            "languages": len(readable_locales(booklet)) - 1,
        },
        "due": booklet.receipt_mode != ReceiptMode.NONE and campaign.nature not in UNDATED,
        "why": text("mails.campaign.why", locale, company=company.name, booklet=booklet.name),
        "unsubscribe": True,
    }


def _minutes(campaign: Campaign) -> int | None:
    """Of the whole booklet: an update asks for some of its pages."""
    words = campaign.booklet.words_count
    return minutes_of(words) if words and campaign.nature != Nature.UPDATE else None


def _envelope(campaign: Campaign, locale: str, now: datetime) -> Envelope:
    """In the company's name, from its own domain or ours; a manager reads the answers."""
    company = campaign.booklet.company
    manager = selectors.find_reply_to(
        booklet=campaign.booklet, user_id=campaign.reply_to_id, now=now
    )
    sender_name, sender = selectors.sender_for(company, locale=locale)
    envelope = Envelope(
        locale=locale,
        sender_name=sender_name,
        sender=sender,
        host=public_host(),
        feedback_id=f"{campaign.id}:{company.id}:{campaign.nature}:livretier",
        named_in=naming_headers(settings.MAIL_HOOKS),
    )
    if manager is None:
        return envelope
    return replace(envelope, reply_name=manager.full_name, reply_to=manager.email)
