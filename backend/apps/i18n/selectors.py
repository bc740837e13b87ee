from apps.i18n.models import Locale, Message
from shared import errors
from shared.cache import remembered

KEPT_SECONDS = 24 * 60 * 60


class UnknownLocale(errors.NotFound):
    code = "unknown_locale"


def messages_of(*, locale: str) -> dict[str, str]:
    """The texts that administrators changed in an active interface language."""
    spoken = Locale.objects.filter(code=locale, active=True, interface=True).first()
    if spoken is None:
        raise UnknownLocale
    as_it_is_now = f"i18n:{locale}:{spoken.updated_at.timestamp()}"
    return remembered(as_it_is_now, seconds=KEPT_SECONDS, make=lambda: _read(spoken))


def _read(locale: Locale) -> dict[str, str]:
    return dict(Message.objects.filter(locale=locale).order_by("key").values_list("key", "value"))
