"""One text of one language, written by whoever keeps them."""

from datetime import datetime

from apps.i18n.models import Locale, Message, MessageKey
from apps.i18n.policies import is_reference
from apps.i18n.services._source import move_source
from shared import errors
from shared.actor import Actor
from shared.translating.forms import Forms, fingerprint, folded


class MessageChangedMeanwhile(errors.Conflict):
    code = "message_changed_meanwhile"


def lock_key(key: str) -> MessageKey | None:
    """A text that nobody else writes meanwhile, in any language: all hang on its French."""
    keys = MessageKey.objects.select_for_update(no_key=True)
    return keys.filter(key=key, retired_at=None).first()


def message_of(key: MessageKey, locale: Locale) -> Message | None:
    return Message.objects.filter(key=key, locale=locale).first()


def require_revision(message: Message | None, revision: int) -> None:
    """Refuse to write over what somebody else saved meanwhile; nothing written yet is revision 0."""
    if (message.revision if message else 0) != revision:
        raise MessageChangedMeanwhile


def put_text(
    key: MessageKey,
    locale: Locale,
    message: Message | None,
    forms: Forms,
    *,
    actor: Actor,
    validated: bool,
    now: datetime,
) -> Message:
    """The language says this from now on; whoever translated from other French words is told that it moved."""
    row = message or Message(key=key, locale=locale, revision=0)
    row.forms, row.words, row.shipped = forms, folded(forms), False
    row.revision += 1
    if is_reference(locale):
        move_source(key, fingerprint(forms), now=now)
        key.save()
    row.source_fingerprint = key.fingerprint
    row.validated_at = now if validated or is_reference(locale) else None
    row.by_id, row.by_name, row.written_at = actor.user_id, actor.name, now
    row.save()
    return row
