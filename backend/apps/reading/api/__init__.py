from ninja import Router

from apps.reading.api.access import router as access
from apps.reading.api.links import router as links
from apps.reading.api.posters import router as posters

routers: tuple[Router, ...] = (access, links, posters)
