from ninja import Router

from apps.reading.api.access import router as access
from apps.reading.api.posters import router as posters

routers: tuple[Router, ...] = (access, posters)
