"""What every change of a text of the platform obeys."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, TypedDict, TypeVar
from uuid import UUID

from django.db import connection

from apps.content import policies
from apps.content.models import NewsItem, Tutorial
from apps.media import selectors as media
from apps.media import services as media_services
from shared import errors
from shared.actor import Actor
from shared.documents import BadDocument, Document, fingerprint, media_of, says_nothing, validate
from shared.language import DEFAULT_LANGUAGE

Text = TypeVar("Text", NewsItem, Tutorial)
PLACE = "document"


class Changes(TypedDict):
    before: dict[str, Any]
    after: dict[str, Any]


class ContentChangedMeanwhile(errors.Conflict):
    code = "content_changed_meanwhile"


class ContentClosed(errors.Conflict):
    code = "content_closed"


def lock_text(model: type[Text], text_id: UUID, *, actor: Actor, ability: str) -> Text:
    """A text that nobody else changes meanwhile, if its state allows the act."""
    policies.require_writing(actor)
    rows = model.objects.select_for_update(no_key=True)
    text: Text | None = rows.filter(id=text_id).first()
    if text is None:
        raise errors.NotFound
    if not policies.content_abilities(actor, text)[ability]:
        raise ContentClosed
    return text


def wait_for_turn(what: str) -> None:
    """Whoever changes the same thing of several texts comes after the transaction under way."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [f"content {what}"])


def require_revision(text: NewsItem | Tutorial, revision: int) -> None:
    """Refuse to write over what somebody else saved meanwhile."""
    if text.revision != revision:
        raise ContentChangedMeanwhile


def said(texts: dict[str, str]) -> dict[str, str]:
    """A text by locale, without those that say nothing."""
    return {locale: words for locale, words in texts.items() if words}


def written(bodies: dict[str, Document]) -> dict[str, Document]:
    """A body by locale, each a document of ours; those that say nothing are left out."""
    for locale, document in bodies.items():
        try:
            validate(document)
        except BadDocument as fault:
            place = f".blocks.{fault.block_id}" if fault.block_id else ""
            raise errors.Invalid({f"bodies.{locale}{place}": "bad_block"}) from fault
    return {locale: body for locale, body in bodies.items() if not is_empty(body)}


def is_empty(document: Document) -> bool:
    return says_nothing(document) and not media_of(document)


def require_french_title(titles: dict[str, str]) -> None:
    if DEFAULT_LANGUAGE not in titles:
        raise errors.Invalid({"titles": "french_needed"})


def require_complete(text: NewsItem | Tutorial) -> None:
    """What is published says in French at least what it is about."""
    if DEFAULT_LANGUAGE not in text.body:
        raise errors.Invalid({f"bodies.{DEFAULT_LANGUAGE}": "french_needed"})


def check_files(wanted: dict[str, UUID | None], bodies: Iterable[Document]) -> None:
    """Files of the platform's library only: everybody may see those."""
    faults = {
        name: "unknown_media" for name, one in wanted.items() if one and not _of_platform({one})
    }
    shown = {file for body in bodies for file in media_of(body)}
    if not _of_platform(shown):
        faults["bodies"] = "unknown_media"
    if faults:
        raise errors.Invalid(faults)


def _of_platform(files: set[UUID]) -> bool:
    return files == media.showable_files(company_id=None, file_ids=files)


def show_files(text: NewsItem | Tutorial, *more: UUID | None) -> None:
    """What the text shows cannot be thrown away from now on."""
    shown = {file for body in text.body.values() for file in media_of(body)}
    media_services.set_usages(
        company_id=None,
        owner_type=str(text._meta.model_name),
        owner_id=text.id,
        place=PLACE,
        label=text.name,
        file_ids=shown | {one for one in more if one},
    )


def note_editor(text: NewsItem | Tutorial, *, actor: Actor, now: datetime) -> None:
    text.edited_by_id, text.edited_by_name, text.edited_at = actor.user_id, actor.name, now


def changes_between(before: dict[str, Any], after: dict[str, Any]) -> Changes:
    """What the journal says of a change: only what is another than before."""
    names = [name for name in after if after[name] != before[name]]
    return Changes(
        before={name: before[name] for name in names}, after={name: after[name] for name in names}
    )


def fingerprints(bodies: dict[str, Document]) -> dict[str, str]:
    """By which one can tell that a body changed; its words are not for the journal."""
    return {locale: fingerprint(body)[:12] for locale, body in bodies.items()}
