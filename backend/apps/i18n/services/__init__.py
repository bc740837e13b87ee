from apps.i18n.services.ensure_locales import ensure_locales
from apps.i18n.services.set_message import set_message

__all__ = ["ensure_locales", "set_message"]
