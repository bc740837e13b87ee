from apps.accounts.services.accept_terms import OutdatedTerms, accept_terms
from apps.accounts.services.ask_new_password import ask_new_password
from apps.accounts.services.check_credentials import BadCredentials, check_credentials
from apps.accounts.services.choose_password import PasswordRefused, choose_password
from apps.accounts.services.close_forgotten_switches import close_forgotten_switches
from apps.accounts.services.create_user import EmailTaken, create_user
from apps.accounts.services.end_switch import end_switch
from apps.accounts.services.forget_ended_sessions import forget_ended_sessions
from apps.accounts.services.refuse_terms import refuse_terms
from apps.accounts.services.reset_password import BadResetLink, reset_password
from apps.accounts.services.send_password_changed import send_password_changed
from apps.accounts.services.send_reset_link import send_reset_link
from apps.accounts.services.set_language import set_language
from apps.accounts.services.sign_in import sign_in
from apps.accounts.services.sign_out import sign_out
from apps.accounts.services.start_switch import start_switch
from apps.accounts.services.update_profile import update_profile

__all__ = [
    "BadCredentials",
    "BadResetLink",
    "EmailTaken",
    "OutdatedTerms",
    "PasswordRefused",
    "accept_terms",
    "ask_new_password",
    "check_credentials",
    "choose_password",
    "close_forgotten_switches",
    "create_user",
    "end_switch",
    "forget_ended_sessions",
    "refuse_terms",
    "reset_password",
    "send_password_changed",
    "send_reset_link",
    "set_language",
    "sign_in",
    "sign_out",
    "start_switch",
    "update_profile",
]
