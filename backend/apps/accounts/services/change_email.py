from datetime import datetime

from django.db import IntegrityError, transaction

from apps.accounts.models import User
from apps.accounts.services._email_token import is_valid, read_token
from apps.accounts.services.send_account_notice import Notice, ask_account_notice
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor


class BadEmailLink(errors.Invalid):
    code = "bad_email_link"


@transaction.atomic
def change_email(*, actor: Actor, token: str, now: datetime) -> None:
    """Give the owner of the link the address it was sent to; it works once."""
    user, email = _asked(token, now)
    before, user.email = user.email, email
    user.name_for_search()
    try:
        with transaction.atomic():
            user.save(update_fields=["email", "words", "updated_at"])
    except IntegrityError as error:  # somebody has it since
        raise BadEmailLink from error
    journal.record(
        actor=Actor(user_id=user.id, name=user.full_name, ip=actor.ip),
        action="accounts.email_changed",
        target=user,
        label=user.full_name,
        now=now,
        before={"email": before},
        after={"email": email},
    )
    ask_account_notice(user=user, notice=Notice.EMAIL_CHANGED, to=before)


def _asked(token: str, now: datetime) -> tuple[User, str]:
    """Locked: of two calls with one link, the second sees the address that the first has set."""
    asked = read_token(token)
    if asked is None:
        raise BadEmailLink
    user_id, email = asked
    user = User.objects.select_for_update().filter(id=user_id).first()
    if user is None or not user.is_active or not is_valid(user=user, token=token, now=now):
        raise BadEmailLink
    return user, email
