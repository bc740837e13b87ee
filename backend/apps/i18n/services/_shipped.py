"""What the product ships in other languages than French."""

from collections.abc import Mapping
from datetime import datetime

from apps.i18n.content import ShippedText
from apps.i18n.models import Locale, Message, MessageKey
from shared.translating.forms import Forms, folded

BATCH = 1000
FOLLOWED = ("forms", "words", "source_fingerprint", "validated_at", "written_at", "revision")


def load_translations(locale: Locale, shipped: Mapping[str, ShippedText], *, now: datetime) -> None:
    """Take over what is shipped; a text that did not follow its French is outdated from now on."""
    said = {
        name: text.said[locale.code] for name, text in shipped.items() if locale.code in text.said
    }
    keys = {key.key: key for key in MessageKey.objects.filter(key__in=said)}
    rows = {row.key.key: row for row in locale.messages.select_related("key")}
    new = [
        say(Message(locale=locale, key=keys[name], shipped=True, revision=0), forms, now=now)
        for name, forms in said.items()
        if name in keys and name not in rows
    ]
    changed = [
        say(row, said[name], now=now)
        for name, row in rows.items()
        if row.shipped and name in said and row.forms != said[name]
    ]
    Message.objects.bulk_create(new, batch_size=BATCH)
    Message.objects.bulk_update(changed, FOLLOWED, batch_size=BATCH)


def say(row: Message, forms: Forms, *, now: datetime) -> Message:
    """The row as the product ships it."""
    row.forms, row.words = forms, folded(forms)
    row.source_fingerprint = row.key.french_fingerprint
    row.revision += 1
    row.validated_at = row.written_at = now
    return row
