from apps.values.api.keepers import router

__all__ = ["router"]
