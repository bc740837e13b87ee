from datetime import datetime
from functools import partial
from typing import Any

from apps.booklets.models import Booklet, ReceiptMode
from apps.booklets.selectors import receipt_sentence, sentence_naming
from apps.participation.grants import grant_for, sentence_mark
from apps.participation.models import Participation
from apps.participation.questions import AnswersToReader, AnswerToReader
from apps.participation.selectors import (
    RereadPage,
    Versions,
    attributes_of,
    chapters_shown,
    counts_progress,
    describe_rereading,
    find_shown,
    pages_named,
)
from apps.people.models import Person, Signer
from apps.publishing.models import Edition
from shared.questions import ask
from shared.tenancy.scope import act_as_company

TOLD = ("language", "state", "reread_pages", "due_on")


def describe_reader(
    one: Participation, booklet: Booklet, *, signer: Signer, bundle: str, now: datetime
) -> dict[str, Any]:
    """What their own device is told of them, or of whom they represent."""
    with act_as_company(booklet.company_id):
        who = attributes_of(company_id=one.company_id, persons=[one.person])[one.person_id]
        pages = Versions(booklet).concerning(who)
        receipt = _receipt(one, booklet, find_shown(booklet=booklet, bundle=bundle))
        rereading = describe_rereading(one=one, booklet=booklet)
        answers = _answers(one, signer)
    signers = one.person.signers(today=booklet.company.today(now=now))
    if signer not in signers:
        receipt["mode"] = ReceiptMode.NONE
    grant = grant_for(participation_id=one.id, epoch=one.link_epoch, signer=signer, now=now)
    return {
        **{name: getattr(one, name) for name in TOLD},
        **_acknowledged(one, booklet, signer),
        "name": shown_name(one.person),
        "signer": signer,
        "publication": booklet.publication_id,
        "pages": pages,
        "pages_read": one.pages_read if counts_progress(signer, signers) else [],
        "reread_reason": one.reread_reason or None,
        "rereading": [_reread(page) for page in rereading],
        "receipt": receipt,
        "answers": answers,
        "ticket": grant.ticket,
    }


def _acknowledged(one: Participation, booklet: Booklet, signer: Signer) -> dict[str, Any]:
    """What they acknowledged; where two have to, what this one did counts for them before the other has."""
    online = str(booklet.publication_id)
    own = {
        part: by[signer][1]
        for part, by in one.signed.items()
        if signer in by and by[signer][0] == online
    }
    whole = own.pop("", None)
    others = [other for other in Signer if other != signer]
    return {
        "acknowledged_publication": booklet.publication_id
        if whole
        else one.acknowledged_publication_id,
        "acknowledged_at": whole or one.acknowledged_at,
        "acknowledged_chapters": sorted({*one.acknowledged_chapters, *own}),
        "awaits": others[0] if whole else None,
    }


def _answers(one: Participation, signer: Signer) -> list[AnswerToReader]:
    told = ask(AnswersToReader, company_id=one.company_id, participation_id=one.id, signer=signer)
    return [answer for answers in told for answer in answers]


def shown_name(person: Person) -> str:
    """Enough to say « that is not me », and not more: « Léa M. »."""
    initial = f"{person.last_name[:1]}." if person.last_name else ""
    return f"{person.first_name} {initial}".strip() or person.reference


def _receipt(one: Participation, booklet: Booklet, shown: Edition | None) -> dict[str, Any]:
    """Each sentence as it will be kept, of the edition that they see."""
    if shown is None:
        nothing = {"bundle": "", "version": "", "locale": "", "sentence": "", "chapters": {}}
        return {"mode": booklet.receipt_mode, **nothing, "marks": {}}
    version, locale = shown.publication.version, shown.locale
    named = pages_named(one=one, publication_id=shown.publication_id)

    def said(part: str = "", chapter: str = "") -> str:
        sentence = receipt_sentence(
            booklet=booklet, version=version, locale=locale, chapter=chapter
        )
        return sentence_naming(sentence=sentence, pages=named.get(part, ()), locale=locale)

    chapters = {key: said(key, title) for key, title in chapters_shown(shown).items()}
    mark = partial(sentence_mark, participation_id=one.id, bundle=shown.bundle)
    return {
        "mode": booklet.receipt_mode,
        "bundle": shown.bundle,
        "version": version,
        "locale": locale,
        "sentence": said(),
        "chapters": chapters,
        "marks": {
            part: mark(part=part, sentence=sentence)
            for part, sentence in {"": said(), **chapters}.items()
        },
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
