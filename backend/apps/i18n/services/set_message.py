from django.db import transaction

from apps.i18n.models import Locale, Message


@transaction.atomic
def set_message(*, locale: Locale, key: str, value: str) -> Message:
    """Replace a text of the interface; every reader sees it from its next start."""
    message, _ = Message.objects.update_or_create(locale=locale, key=key, defaults={"value": value})
    locale.save(update_fields=["updated_at"])
    return message
