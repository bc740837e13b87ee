from apps.accounts.known_devices import device_behind, mark_device
from apps.accounts.services.accept_invitation import BadInvitation, accept_invitation, find_invited
from apps.accounts.services.accept_terms import OutdatedTerms, accept_terms
from apps.accounts.services.ask_email_change import EmailUnchanged, ask_email_change
from apps.accounts.services.ask_new_password import ask_new_password
from apps.accounts.services.change_account import change_account
from apps.accounts.services.change_email import BadEmailLink, change_email
from apps.accounts.services.change_password import change_password
from apps.accounts.services.check_credentials import BadCredentials, check_credentials
from apps.accounts.services.check_second_factor import (
    SecondFactorNeeded,
    WrongCode,
    check_second_factor,
)
from apps.accounts.services.choose_password import PasswordRefused, choose_password
from apps.accounts.services.close_forgotten_switches import close_forgotten_switches
from apps.accounts.services.close_other_sessions import close_other_sessions, end_sessions
from apps.accounts.services.close_session import SessionIsThisOne, close_session
from apps.accounts.services.confirm_password import WrongPassword, confirm_password
from apps.accounts.services.confirm_second_factor import (
    SecondFactorNotStarted,
    confirm_second_factor,
)
from apps.accounts.services.create_user import EmailTaken, create_user
from apps.accounts.services.end_switch import end_switch
from apps.accounts.services.erase_account import erase_account
from apps.accounts.services.forget_ended_sessions import forget_ended_sessions
from apps.accounts.services.invitation_link import INVITATION_PATH, invitation_link
from apps.accounts.services.invite_account import invite_account
from apps.accounts.services.note_device import note_device
from apps.accounts.services.open_account import open_account
from apps.accounts.services.record_sign_in import record_sign_in
from apps.accounts.services.refuse_terms import refuse_terms
from apps.accounts.services.remove_second_factor import remove_second_factor
from apps.accounts.services.renew_invitation import renew_invitation
from apps.accounts.services.renew_recovery_codes import SecondFactorOff, renew_recovery_codes
from apps.accounts.services.reset_password import BadResetLink, reset_password
from apps.accounts.services.send_account_notice import Notice, send_account_notice
from apps.accounts.services.send_email_link import send_email_link
from apps.accounts.services.send_email_warning import send_email_warning
from apps.accounts.services.send_password_changed import send_password_changed
from apps.accounts.services.send_reset_link import send_reset_link
from apps.accounts.services.set_language import set_language
from apps.accounts.services.sign_out import sign_out
from apps.accounts.services.start_second_factor import (
    Enrolment,
    SecondFactorAlreadyOn,
    start_second_factor,
)
from apps.accounts.services.start_switch import start_switch
from apps.accounts.services.suspend_account import restore_account, suspend_account
from apps.accounts.services.tell_of_new_device import tell_of_new_device
from apps.accounts.services.update_profile import update_profile

__all__ = [
    "INVITATION_PATH",
    "BadCredentials",
    "BadEmailLink",
    "BadInvitation",
    "BadResetLink",
    "EmailTaken",
    "EmailUnchanged",
    "Enrolment",
    "Notice",
    "OutdatedTerms",
    "PasswordRefused",
    "SecondFactorAlreadyOn",
    "SecondFactorNeeded",
    "SecondFactorNotStarted",
    "SecondFactorOff",
    "SessionIsThisOne",
    "WrongCode",
    "WrongPassword",
    "accept_invitation",
    "accept_terms",
    "ask_email_change",
    "ask_new_password",
    "change_account",
    "change_email",
    "change_password",
    "check_credentials",
    "check_second_factor",
    "choose_password",
    "close_forgotten_switches",
    "close_other_sessions",
    "close_session",
    "confirm_password",
    "confirm_second_factor",
    "create_user",
    "device_behind",
    "end_sessions",
    "end_switch",
    "erase_account",
    "find_invited",
    "forget_ended_sessions",
    "invitation_link",
    "invite_account",
    "mark_device",
    "note_device",
    "open_account",
    "record_sign_in",
    "refuse_terms",
    "remove_second_factor",
    "renew_invitation",
    "renew_recovery_codes",
    "reset_password",
    "restore_account",
    "send_account_notice",
    "send_email_link",
    "send_email_warning",
    "send_password_changed",
    "send_reset_link",
    "set_language",
    "sign_out",
    "start_second_factor",
    "start_switch",
    "suspend_account",
    "tell_of_new_device",
    "update_profile",
]
