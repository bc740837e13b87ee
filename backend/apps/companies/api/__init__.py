from apps.companies.api.companies import router
from apps.companies.api.hosts import router as hosts_router
from apps.companies.api.identity import router as identity_router
from apps.companies.api.invitation import managed_router as invitations_router
from apps.companies.api.invitation import router as invitation_router
from apps.companies.api.session import memberships_router
from apps.companies.api.session import router as session_router
from apps.companies.api.settings import router as settings_router
from apps.companies.api.sites import router as sites_router
from apps.companies.api.users import router as users_router

__all__ = [
    "hosts_router",
    "identity_router",
    "invitation_router",
    "invitations_router",
    "memberships_router",
    "router",
    "session_router",
    "settings_router",
    "sites_router",
    "users_router",
]
