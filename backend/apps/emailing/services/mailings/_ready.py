from datetime import datetime

from apps.booklets.models import Booklet, BookletStatus
from apps.emailing.message import content_sha256
from apps.emailing.models import Campaign, Nature
from apps.emailing.services.mailings.look_at_audience import count_audience
from shared import errors


class MailingUntested(errors.Conflict):
    code = "mailing_untested"


class MailingOffline(errors.Conflict):
    """There is no version that people could read."""

    code = "mailing_offline"


class MailingWithoutRecipients(errors.Conflict):
    code = "mailing_without_recipients"


def require_ready(campaign: Campaign, now: datetime) -> None:
    """Read by somebody in exactly these words, about something that can be read, for somebody."""
    require_online(campaign.booklet)
    if bytes(campaign.tested_sha256 or b"") != content_sha256(campaign):
        raise MailingUntested
    counted = count_audience(
        booklet=campaign.booklet,
        nature=Nature(campaign.nature),
        audience=campaign.audience,
        now=now,
    )
    if not counted.written_to:
        raise MailingWithoutRecipients


def require_online(booklet: Booklet) -> None:
    if booklet.publication_id is None or booklet.status != BookletStatus.PUBLISHED:
        raise MailingOffline
