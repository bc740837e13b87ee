from uuid import UUID

from apps.accounts import selectors
from shared.addresses import host_of_reader, page_address
from shared.language import text
from shared.mail import Action, Letter, send_letter

FORGOTTEN_PASSWORD_PATH = "/auth/forgotten-password"  # noqa: S105 - a path


def send_password_changed(*, user_id: UUID, message_id: str) -> None:
    """Tell somebody that their password is another one, in case they did not do it."""
    user = selectors.get_user(user_id=user_id)
    language = user.language
    letter = Letter(
        to=user.email,
        first_name=user.first_name,
        language=language,
        subject=text("mails.password_changed.subject", language),
        before=(
            text("mails.password_changed.done", language),
            text("mails.password_changed.not_you", language),
        ),
        action=Action(
            label=text("mails.password_changed.button", language),
            address=page_address(
                FORGOTTEN_PASSWORD_PATH, language=language, host=host_of_reader(user.id)
            ),
        ),
        after=(),
    )
    send_letter(letter, message_id=message_id)
