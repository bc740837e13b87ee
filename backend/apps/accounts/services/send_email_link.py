from datetime import datetime
from uuid import UUID

from apps.accounts.models import User
from apps.accounts.services._email_token import LASTS, make_token
from shared.addresses import page_address
from shared.language import text
from shared.mail import Action, Letter, send_letter

EMAIL_PATH = "/auth/email"


def send_email_link(
    *, user_id: UUID, email: str, asked_at: datetime, message_id: str, now: datetime
) -> None:
    """Write to the address that a user asked for, unless somebody has it or the link is over."""
    user = User.objects.get(id=user_id)
    if now >= asked_at + LASTS or User.objects.filter(email=email).exists():
        return
    token = make_token(user=user, email=email, now=asked_at)
    send_letter(_letter(user, email, token), message_id=message_id)


def _letter(user: User, email: str, token: str) -> Letter:
    language, minutes = user.language, int(LASTS.total_seconds() // 60)
    return Letter(
        to=email,
        first_name=user.first_name,
        language=language,
        subject=text("mails.email_link.subject", language),
        before=(text("mails.email_link.asked", language, email=email),),
        action=Action(
            label=text("mails.email_link.button", language),
            address=page_address(EMAIL_PATH, language=language, token=token),
        ),
        after=(
            text("mails.reset.lasts", language, minutes=minutes),
            text("mails.email_link.ignore", language),
        ),
    )
