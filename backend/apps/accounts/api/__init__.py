from apps.accounts.api.account import router as account_router
from apps.accounts.api.second_factor import router as second_factor_router
from apps.accounts.api.sessions import router as sessions_router
from apps.accounts.api.sign_in import router

__all__ = ["account_router", "router", "second_factor_router", "sessions_router"]
