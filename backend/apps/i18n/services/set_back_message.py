from datetime import datetime

from apps.i18n import selectors
from apps.i18n.policies import in_platform, is_reference
from apps.i18n.services._rules import lock_locale, require_written
from apps.i18n.services._shipped import say
from apps.i18n.services._source import move_source
from apps.i18n.services._writing import lock_key, message_of, require_revision
from apps.journal import services as journal
from shared.actor import Actor


def set_back_message(*, actor: Actor, key: str, code: str, revision: int, now: datetime) -> None:
    """A text as the product ships it; where it ships none, nothing is said any more."""
    locale = lock_locale(actor=actor, code=code)
    require_written(locale)
    found = lock_key(key)
    if found is None:
        raise selectors.UnknownMessage
    message = message_of(found, locale)
    require_revision(message, revision)
    if message is None or message.shipped:
        return
    written, shipped = message.forms, selectors.shipped_in(found, locale)
    if is_reference(locale):
        message.delete()
        move_source(found, found.french_fingerprint, now=now)
        found.save()
    elif shipped is None:
        message.delete()
    else:
        message.shipped, message.by_id, message.by_name = True, None, ""
        say(message, shipped, now=now).save()
    locale.save(update_fields=["updated_at"])
    journal.record(
        actor=in_platform(actor),
        action="i18n.message_set_back",
        target=locale,
        label=f"{code} · {key}",
        now=now,
        before={"text": written},
    )
