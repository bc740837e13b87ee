from ninja import Router

from apps.updates.api.adoption import router as adoption
from apps.updates.api.updates import router as updates

routers: tuple[Router, ...] = (updates, adoption)
