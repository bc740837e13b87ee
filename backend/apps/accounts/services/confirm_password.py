from datetime import datetime, timedelta

from apps.accounts.models import User
from apps.accounts.services.choose_password import normalized
from shared import errors
from shared.limits import Limit

CONFIRMATIONS = Limit(name="password confirmations", times=10, within=timedelta(minutes=15))


class WrongPassword(errors.Invalid):
    code = "wrong_password"


def confirm_password(*, user: User, password: str, now: datetime) -> None:
    """Make sure that whoever holds the session also knows the password, before what matters most."""
    CONFIRMATIONS.take(str(user.id), now=now)
    if not user.check_password(normalized(password)):
        raise WrongPassword({"current_password": "wrong_password"})
    CONFIRMATIONS.forget(str(user.id))
