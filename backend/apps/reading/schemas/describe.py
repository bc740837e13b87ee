from datetime import datetime
from typing import Any

from apps.booklets.models import Booklet
from apps.publishing.models import Edition
from apps.publishing.selectors import is_printed
from apps.reading import policies, selectors
from apps.reading.grants import unseal_code
from apps.reading.models import ReadingAccess
from shared.actor import Actor

SETTABLE = (
    "mode",
    "opens_on",
    "closes_on",
    "offers_pdf",
    "offers_offline",
    "offers_questions",
    "indexed",
    "code_on_poster",
    "contact_name",
    "contact_phone",
    "contact_email",
)


def describe_access(
    *, actor: Actor, booklet: Booklet, access: ReadingAccess, now: datetime
) -> dict[str, Any]:
    """Who may open a booklet; the code is told to those who may change it."""
    abilities = policies.reading_abilities(actor, booklet)
    reading = selectors.reading_of(booklet=booklet, access=access)
    editions = list(selectors.editions_online(booklet=booklet)) if reading.published else []
    address = selectors.reading_address(booklet=booklet)
    return {
        "id": booklet.id,
        **{name: getattr(access, name) for name in SETTABLE},
        "code": unseal_code(access.code) if abilities["change"] else "",
        "address": address,
        "shown_address": selectors.shown(address),
        "published": reading.published,
        "state": reading.state_at(now),
        "pdf": [_pdf(edition) for edition in editions if is_printed(edition)],
        "locales": [edition.locale for edition in editions],
        "links_count": selectors.count_links(booklet=booklet, today=booklet.company.today(now=now)),
        "abilities": abilities,
    }


def _pdf(edition: Edition) -> dict[str, Any]:
    return {"locale": edition.locale, "size": edition.pdf_size or 0}
