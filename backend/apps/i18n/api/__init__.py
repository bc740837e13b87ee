from ninja import Router

from apps.i18n.api.exchange import router as exchange
from apps.i18n.api.locales import router as locales
from apps.i18n.api.messages import router as messages
from apps.i18n.api.public import router as public

routers: tuple[Router, ...] = (locales, messages, exchange)

__all__ = ["public", "routers"]
