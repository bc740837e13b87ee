from apps.i18n.services.ensure_locales import ensure_locales
from apps.i18n.services.load_messages import Loading, load_messages

__all__ = ["Loading", "ensure_locales", "load_messages"]
