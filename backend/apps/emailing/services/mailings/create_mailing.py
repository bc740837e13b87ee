from datetime import datetime
from typing import Any
from uuid import UUID

from django.db import transaction

from apps.booklets.models import ReceiptMode
from apps.booklets.selectors import readable_locales
from apps.emailing.message import draft_texts
from apps.emailing.models import Campaign, Nature
from apps.emailing.services.mailings._lock import open_booklet, record
from shared.actor import Actor
from shared.language import text


@transaction.atomic
def create_mailing(
    *,
    actor: Actor,
    booklet_id: UUID,
    nature: Nature,
    name: str | None,
    audience: dict[str, Any] | None = None,
    now: datetime,
) -> Campaign:
    """A draft that already says what one of its nature says, to everybody unless told; whoever made it is answered to."""
    booklet = open_booklet(actor=actor, booklet_id=booklet_id)
    campaign = Campaign.objects.create(
        company_id=booklet.company_id,
        booklet=booklet,
        name=name
        or _usual_name(nature, actor.language, f"{booklet.company.today(now=now):%d/%m/%Y}"),
        nature=nature,
        texts=draft_texts(
            nature=nature,
            locales=readable_locales(booklet),
            has_due_day=booklet.receipt_mode != ReceiptMode.NONE,
        ),
        audience=audience or {},
        publication_id=booklet.publication_id if nature == Nature.UPDATE else None,
        reply_to_id=actor.user_id,
        by_id=actor.user_id,
        by_name=actor.name,
    )
    record(actor=actor, action="mailing.created", campaign=campaign, now=now, nature=nature)
    return campaign


def _usual_name(nature: Nature, language: str, day: str) -> str:
    return text(f"mailings.names.{nature}", language, day=day)
