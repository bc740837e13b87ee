from apps.accounts.services.accept_terms import OutdatedTerms, accept_terms
from apps.accounts.services.check_credentials import BadCredentials, check_credentials
from apps.accounts.services.create_user import EmailTaken, create_user
from apps.accounts.services.forget_ended_sessions import forget_ended_sessions
from apps.accounts.services.refuse_terms import refuse_terms
from apps.accounts.services.set_language import set_language
from apps.accounts.services.sign_in import sign_in
from apps.accounts.services.sign_out import sign_out
from apps.accounts.services.update_profile import update_profile

__all__ = [
    "BadCredentials",
    "EmailTaken",
    "OutdatedTerms",
    "accept_terms",
    "check_credentials",
    "create_user",
    "forget_ended_sessions",
    "refuse_terms",
    "set_language",
    "sign_in",
    "sign_out",
    "update_profile",
]
