from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from django.db import transaction

from apps.i18n.content import ShippedText
from apps.i18n.models import Locale, MessageKey
from apps.i18n.services._shipped import load_translations
from apps.i18n.services._source import key_of, override_fingerprints, touch_locales
from shared.language import DEFAULT_LANGUAGE

BATCH = 1000
FOLLOWED = (
    *("catalogue", "screen", "french", "french_fingerprint", "fingerprint", "moved_at"),
    *("placeholders", "plural", "words", "retired_at"),
)


@dataclass(slots=True)
class Loading:
    """What a load did to the keys of the product's texts."""

    new: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    retired: list[str] = field(default_factory=list)  # kept, and named

    @property
    def moved(self) -> bool:
        return bool(self.new or self.changed or self.retired)


@transaction.atomic
def load_messages(shipped: Mapping[str, ShippedText], *, now: datetime) -> Loading:
    """Know every text that the product ships; what administrators wrote stays (may run again)."""
    known = {key.key: key for key in MessageKey.objects.select_for_update()}
    loading = Loading(
        new=sorted(shipped.keys() - known.keys()),
        changed=sorted(name for name, key in known.items() if _differs(key, shipped.get(name))),
        retired=sorted(name for name, key in known.items() if _is_gone(key, shipped)),
    )
    MessageKey.objects.bulk_create(
        [key_of(MessageKey(key=name), shipped[name], None, now=now) for name in loading.new],
        batch_size=BATCH,
    )
    written = override_fingerprints()
    changed = [
        key_of(known[name], shipped[name], written.get(known[name].id), now=now)
        for name in loading.changed
    ]
    MessageKey.objects.bulk_update(changed, FOLLOWED, batch_size=BATCH)
    MessageKey.objects.filter(key__in=loading.retired).update(retired_at=now)
    for locale in Locale.objects.exclude(code=DEFAULT_LANGUAGE):
        load_translations(locale, shipped, now=now)
    if loading.moved:
        touch_locales(now=now)
    return loading


def _differs(key: MessageKey, text: ShippedText | None) -> bool:
    if text is None:
        return False
    return key.french != text.french or key.retired_at is not None


def _is_gone(key: MessageKey, shipped: Mapping[str, ShippedText]) -> bool:
    return key.key not in shipped and key.retired_at is None
