from apps.values.api.values import router

__all__ = ["router"]
