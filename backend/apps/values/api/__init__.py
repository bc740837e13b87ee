from apps.values.api.keepers import router as keepers
from apps.values.api.values import router

router.add_router("", keepers)

__all__ = ["router"]
