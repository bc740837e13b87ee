from ninja import Router

from apps.translations.api.exchange import router as exchange
from apps.translations.api.sheets import router as sheets

routers: tuple[Router, ...] = (sheets, exchange)
