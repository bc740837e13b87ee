from ninja import Router

from apps.library.api.chapters import router as chapters
from apps.library.api.obligations import router as obligations
from apps.library.api.sectors import router as sectors

routers: tuple[Router, ...] = (chapters, sectors, obligations)
