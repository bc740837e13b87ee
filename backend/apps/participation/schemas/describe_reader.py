from datetime import datetime
from typing import Any

from apps.booklets.models import Booklet
from apps.booklets.selectors import receipt_sentence
from apps.participation.grants import grant_for
from apps.participation.models import Participation
from apps.participation.selectors import (
    RereadPage,
    Versions,
    attributes_of,
    chapters_shown,
    describe_rereading,
    find_shown,
)
from apps.people.models import Person
from apps.publishing.models import Edition
from shared.tenancy.scope import act_as_company

TOLD = (*("language", "state", "pages_read", "reread_pages", "due_on", "acknowledged_at"),)


def describe_reader(
    one: Participation, booklet: Booklet, *, bundle: str, now: datetime
) -> dict[str, Any]:
    """What their own device is told of them."""
    with act_as_company(booklet.company_id):
        who = attributes_of(company_id=one.company_id, persons=[one.person])[one.person_id]
        pages = Versions(booklet).concerning(who)
        receipt = _receipt(booklet, find_shown(booklet=booklet, bundle=bundle))
        rereading = describe_rereading(one=one, booklet=booklet)
    grant = grant_for(participation_id=one.id, epoch=one.link_epoch, now=now)
    return {
        **{name: getattr(one, name) for name in TOLD},
        "name": shown_name(one.person),
        "publication": booklet.publication_id,
        "pages": pages,
        "reread_reason": one.reread_reason or None,
        "rereading": [_reread(page) for page in rereading],
        "receipt": receipt,
        "acknowledged_chapters": list(one.acknowledged_chapters),
        "acknowledged_publication": one.acknowledged_publication_id,
        "ticket": grant.ticket,
    }


def shown_name(person: Person) -> str:
    """Enough to say « that is not me », and not more: « Léa M. »."""
    initial = f"{person.last_name[:1]}." if person.last_name else ""
    return f"{person.first_name} {initial}".strip() or person.reference


def _receipt(booklet: Booklet, shown: Edition | None) -> dict[str, Any]:
    """Each sentence as it will be kept, of the edition that they see."""
    if shown is None:
        nothing = {"bundle": "", "version": "", "locale": "", "sentence": "", "chapters": {}}
        return {"mode": booklet.receipt_mode, **nothing}
    version, locale = shown.publication.version, shown.locale

    def said(chapter: str = "") -> str:
        return receipt_sentence(booklet=booklet, version=version, locale=locale, chapter=chapter)

    return {
        "mode": booklet.receipt_mode,
        "bundle": shown.bundle,
        "version": version,
        "locale": locale,
        "sentence": said(),
        "chapters": {key: said(title) for key, title in chapters_shown(shown).items()},
    }


def _reread(page: RereadPage) -> dict[str, Any]:
    return {
        "id": page.page_id,
        "why": page.why,
        "blocks": [
            {
                "id": block.block_id,
                "type": block.type,
                "change": block.change,
                "words": [{"change": one.change, "text": one.text} for one in block.words],
            }
            for block in page.blocks
        ],
    }
