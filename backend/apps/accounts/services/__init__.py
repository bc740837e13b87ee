from apps.accounts.services.accept_terms import OutdatedTerms, accept_terms
from apps.accounts.services.check_credentials import BadCredentials, check_credentials
from apps.accounts.services.close_forgotten_switches import close_forgotten_switches
from apps.accounts.services.create_user import EmailTaken, create_user
from apps.accounts.services.end_switch import end_switch
from apps.accounts.services.forget_ended_sessions import forget_ended_sessions
from apps.accounts.services.refuse_terms import refuse_terms
from apps.accounts.services.set_language import set_language
from apps.accounts.services.sign_in import sign_in
from apps.accounts.services.sign_out import sign_out
from apps.accounts.services.start_switch import start_switch
from apps.accounts.services.update_profile import update_profile

__all__ = [
    "BadCredentials",
    "EmailTaken",
    "OutdatedTerms",
    "accept_terms",
    "check_credentials",
    "close_forgotten_switches",
    "create_user",
    "end_switch",
    "forget_ended_sessions",
    "refuse_terms",
    "set_language",
    "sign_in",
    "sign_out",
    "start_switch",
    "update_profile",
]
