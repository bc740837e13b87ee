from ninja import Router

from apps.library.api.chapters import router as chapters
from apps.library.api.obligations import router as obligations
from apps.library.api.pages import router as pages
from apps.library.api.sectors import router as sectors
from apps.library.api.values import router as values

routers: tuple[Router, ...] = (chapters, pages, sectors, obligations, values)
