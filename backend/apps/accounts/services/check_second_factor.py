from datetime import datetime, timedelta

from apps.accounts.models import RecoveryCode, SecondFactor, User
from apps.accounts.services._codes import recovery_digest, step_of_code
from shared import errors
from shared.limits import Limit

# Whoever tries codes knows the password: they are counted for the account, from wherever they come.
CODES = Limit(
    name="codes of an account",
    times=10,
    within=timedelta(minutes=15),
    closed_without_redis=True,
)


class SecondFactorNeeded(errors.Invalid):
    code = "second_factor_needed"


class WrongCode(errors.Invalid):
    code = "wrong_code"


def check_second_factor(*, user: User, code: str, now: datetime) -> None:
    """Ask whoever has a second factor for a code that was not used before; nothing of the others."""
    factor = SecondFactor.objects.select_for_update().filter(user=user).first()
    if factor is None or factor.confirmed_at is None:
        return
    if not code:
        raise SecondFactorNeeded
    CODES.take(str(user.id), now=now)
    if not _is_new_code(factor, code, now) and not _is_recovery_code(user, code, now):
        raise WrongCode({"code": "wrong_code"})
    CODES.forget(str(user.id))


def _is_new_code(factor: SecondFactor, code: str, now: datetime) -> bool:
    step = step_of_code(sealed=factor.secret, code=code, last_step=factor.last_step, now=now)
    if step is None:
        return False
    factor.last_step = step
    factor.save(update_fields=["last_step", "updated_at"])
    return True


def _is_recovery_code(user: User, code: str, now: datetime) -> bool:
    digest = recovery_digest(user_id=user.id, code=code)
    unused = RecoveryCode.objects.filter(user=user, digest=digest, used_at=None)
    return bool(unused.update(used_at=now))
