from uuid import UUID

from apps.accounts import selectors
from apps.accounts.services.send_password_changed import FORGOTTEN_PASSWORD_PATH
from shared.addresses import page_address
from shared.language import text
from shared.mail import Action, Letter, send_letter


def send_email_warning(*, user_id: UUID, to: str, email: str, message_id: str) -> None:
    """Tell the present address that another one is wanted, in case they did not ask for it."""
    user = selectors.get_user(user_id=user_id)
    language = user.language
    letter = Letter(
        to=to,
        first_name=user.first_name,
        language=language,
        subject=text("mails.email_warning.subject", language),
        before=(
            text("mails.email_warning.asked", language, email=email),
            text("mails.email_warning.not_you", language),
        ),
        action=Action(
            label=text("mails.password_changed.button", language),
            address=page_address(FORGOTTEN_PASSWORD_PATH, language=language),
        ),
        after=(),
    )
    send_letter(letter, message_id=message_id)
