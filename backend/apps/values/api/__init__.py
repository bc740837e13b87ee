from ninja import Router

from apps.values.api.keepers import router as keepers
from apps.values.api.values import router as values

router = Router()
router.add_router("", keepers)  # before a value that would be called "people"
router.add_router("", values)

__all__ = ["router"]
