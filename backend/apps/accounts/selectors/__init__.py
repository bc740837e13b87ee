from apps.accounts.selectors.sessions import (
    count_open_sessions,
    has_used,
    is_worn_out,
    list_own_sessions,
    list_sessions,
)
from apps.accounts.selectors.switches import (
    list_own_switches,
    list_switches,
    open_switch,
    session_digest,
)
from apps.accounts.selectors.users import (
    confirmed_factor,
    count_recovery_codes,
    find_user,
    get_user,
    has_accepted_terms,
    has_second_factor,
    is_staff,
    list_acceptances,
)

__all__ = [
    "confirmed_factor",
    "count_open_sessions",
    "count_recovery_codes",
    "find_user",
    "get_user",
    "has_accepted_terms",
    "has_second_factor",
    "has_used",
    "is_staff",
    "is_worn_out",
    "list_acceptances",
    "list_own_sessions",
    "list_own_switches",
    "list_sessions",
    "list_switches",
    "open_switch",
    "session_digest",
]
