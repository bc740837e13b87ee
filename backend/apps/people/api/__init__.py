from apps.people.api.groups import router as groups_router
from apps.people.api.imports import router as imports_router
from apps.people.api.people import router as people_router

routers = (groups_router, imports_router, people_router)

__all__ = ["routers"]
