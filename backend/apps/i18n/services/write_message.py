from datetime import datetime

from apps.i18n import selectors
from apps.i18n.models import Message
from apps.i18n.policies import in_platform
from apps.i18n.services._rules import (
    changes_between,
    faults_of,
    lock_locale,
    require_written,
    said,
)
from apps.i18n.services._writing import lock_key, message_of, put_text, require_revision
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor
from shared.translating.forms import Forms


def write_message(
    *,
    actor: Actor,
    key: str,
    code: str,
    forms: Forms,
    revision: int,
    validated: bool,
    now: datetime,
) -> Message:
    """A text in a language, from now on; `revision` is the one that was read, 0 where nothing was written."""
    locale = lock_locale(actor=actor, code=code)
    require_written(locale)
    found = lock_key(key)
    if found is None:
        raise selectors.UnknownMessage
    message = message_of(found, locale)
    require_revision(message, revision)
    wrong = faults_of(found, forms, code)
    if wrong:
        raise errors.Invalid({_field(name): why for name, why in wrong.items()})
    before = message.forms if message else {}
    row = put_text(found, locale, message, said(forms), actor=actor, validated=validated, now=now)
    locale.save(update_fields=["updated_at"])
    journal.record(
        actor=in_platform(actor),
        action="i18n.message_written",
        target=row,
        label=f"{code} · {key}",
        now=now,
        **changes_between({"text": before}, {"text": row.forms}),
    )
    return row


def _field(category: str) -> str:
    return f"forms.{category}" if category else "forms"
