from apps.i18n.models import Locale, Message
from shared import errors
from shared.cache import remembered

KEPT_SECONDS = 24 * 60 * 60


class UnknownLocale(errors.NotFound):
    code = "unknown_locale"


def messages_of(*, locale: str) -> dict[str, str]:
    """The texts that administrators changed in an active interface language."""
    if not Locale.objects.filter(code=locale, active=True, interface=True).exists():
        raise UnknownLocale
    return remembered(cache_key(locale), seconds=KEPT_SECONDS, make=lambda: _read(locale))


def cache_key(locale: str) -> str:
    """Where the texts of a locale are kept."""
    return f"i18n:{locale}"


def _read(locale: str) -> dict[str, str]:
    messages = Message.objects.filter(locale__code=locale).order_by("key")
    return dict(messages.values_list("key", "value"))
