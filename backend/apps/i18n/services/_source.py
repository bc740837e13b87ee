"""What French says today, for all who translate from it."""

from datetime import datetime
from uuid import UUID

from apps.i18n.content import ShippedText
from apps.i18n.models import Locale, Message, MessageKey
from shared.language import DEFAULT_LANGUAGE
from shared.translating.blanks import blanks_of
from shared.translating.forms import ONLY, fingerprint, folded


def key_of(
    key: MessageKey, text: ShippedText, override: str | None, *, now: datetime
) -> MessageKey:
    """The key of a text, told what is shipped; what administrators wrote in French counts before it."""
    key.catalogue, key.screen = text.catalogue, screen_of(key.key)
    key.french, key.plural = text.french, ONLY not in text.french
    key.french_fingerprint = fingerprint(text.french)
    key.placeholders, key.words = blanks_of(text.french), folded(text.french)
    key.retired_at = None
    move_source(key, override or key.french_fingerprint, now=now)
    return key


def move_source(key: MessageKey, today: str, *, now: datetime) -> None:
    """French says this from now on: what was translated from other words is outdated."""
    if key.fingerprint != today:
        key.fingerprint, key.moved_at = today, now


def screen_of(key: str) -> str:
    """The file in which a text stands: its first word."""
    return key.partition(".")[0]


def override_fingerprints() -> dict[UUID, str]:
    """Of the French texts that administrators wrote, by the id of their key."""
    written = Message.objects.filter(locale__code=DEFAULT_LANGUAGE)
    return {key_id: fingerprint(forms) for key_id, forms in written.values_list("key_id", "forms")}


def touch_locales(*, now: datetime) -> None:
    """Every browser asks for the texts again."""
    Locale.objects.update(updated_at=now)
