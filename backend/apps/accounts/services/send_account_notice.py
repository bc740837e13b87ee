from enum import StrEnum
from uuid import UUID

from apps.accounts import selectors
from apps.accounts.models import User
from apps.accounts.services.send_password_changed import FORGOTTEN_PASSWORD_PATH
from shared.addresses import host_of_reader, page_address
from shared.ids import uuid7
from shared.jobs import queue
from shared.language import text
from shared.mail import Action, Letter, send_letter

PATHS = {"password_changed": FORGOTTEN_PASSWORD_PATH, "email_changed": "/auth/login"}


class Notice(StrEnum):
    """What somebody is told of their own account, in case they did not do it."""

    SECOND_FACTOR_ON = "second_factor_on"
    SECOND_FACTOR_OFF = "second_factor_off"
    RECOVERY_CODES_RENEWED = "recovery_codes_renewed"
    EMAIL_CHANGED = "email_changed"
    NEW_DEVICE = "new_device"


def ask_account_notice(*, user: User, notice: Notice, to: str) -> None:
    """Have the letter written, to the address that knew the account before the change."""
    queue.enqueue(
        "accounts.send_account_notice",
        platform=True,
        user_id=user.id,
        notice=notice.value,
        to=to,
        message_id=uuid7(),
    )


def send_account_notice(*, user_id: UUID, notice: Notice, to: str, message_id: str) -> None:
    """Tell somebody what was changed of how they sign in."""
    user = selectors.get_user(user_id=user_id)
    language = user.language
    letter = Letter(
        to=to,
        first_name=user.first_name,
        language=language,
        subject=text(f"mails.{notice.value}.subject", language),
        before=(
            text(f"mails.{notice.value}.done", language),
            text(f"mails.{_way_out(notice)}.not_you", language),
        ),
        action=Action(
            label=text(f"mails.{_way_out(notice)}.button", language),
            address=page_address(
                PATHS[_way_out(notice)], language=language, host=host_of_reader(user.id)
            ),
        ),
        after=(),
    )
    send_letter(letter, message_id=message_id)


def _way_out(notice: Notice) -> str:
    """Whoever reads at the former address gets no link to a new password any more."""
    return "email_changed" if notice is Notice.EMAIL_CHANGED else "password_changed"
