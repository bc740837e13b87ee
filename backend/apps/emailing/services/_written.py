from collections.abc import Iterable
from datetime import datetime
from uuid import UUID

from apps.emailing.models import Campaign, MailingOrigin, Nature
from apps.participation import services as participation


def note_written_to(
    campaign: Campaign, participation_ids: Iterable[UUID], *, now: datetime
) -> None:
    """The provider took these messages: whoever was invited or reminded by them is so from now on."""
    if campaign.nature == Nature.INVITATION:
        participation.note_invited(
            booklet=campaign.booklet, participation_ids=participation_ids, now=now
        )
    if campaign.nature == Nature.REMINDER:
        participation.note_reminded(
            booklet=campaign.booklet,
            participation_ids=participation_ids,
            by_calendar=campaign.origin == MailingOrigin.AUTOMATIC,
            now=now,
        )
