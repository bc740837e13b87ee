from datetime import datetime, timedelta

from django.conf import settings

from apps.accounts.models import User, UserStatus
from apps.accounts.services._reset_token import make_token
from apps.journal import services as journal
from shared.actor import Actor
from shared.addresses import host_of_reader, page_address
from shared.language import text
from shared.mail import Action, Letter, send_letter

NEW_PASSWORD_PATH = "/auth/new-password"  # noqa: S105 - a path


def send_reset_link(*, email: str, asked_at: datetime, message_id: str, now: datetime) -> None:
    """Write to the active user who has this address, if there is one and the link still lasts."""
    lasts = timedelta(seconds=settings.PASSWORD_RESET_TIMEOUT)
    user = User.objects.filter(email=email, status=UserStatus.ACTIVE).first()
    if user is None or now >= asked_at + lasts:
        return
    send_letter(_letter(user, make_token(user=user, now=asked_at), lasts), message_id=message_id)
    journal.record(
        actor=Actor(),
        action="accounts.reset_link_sent",
        target=user,
        label=user.full_name,
        now=now,
    )


def _letter(user: User, token: str, lasts: timedelta) -> Letter:
    language = user.language
    minutes = int(lasts.total_seconds() // 60)
    return Letter(
        to=user.email,
        first_name=user.first_name,
        language=language,
        subject=text("mails.reset.subject", language),
        before=(text("mails.reset.asked", language),),
        action=Action(
            label=text("mails.reset.button", language),
            address=page_address(
                NEW_PASSWORD_PATH, language=language, host=host_of_reader(user.id), token=token
            ),
        ),
        after=(
            text("mails.reset.lasts", language, minutes=minutes),
            text("mails.reset.ignore", language),
        ),
    )
