from datetime import datetime

from apps.accounts.models import SecondFactor, User
from apps.accounts.services._codes import step_of_code
from apps.accounts.services.check_second_factor import CODES, WrongCode
from apps.accounts.services.close_other_sessions import end_sessions
from apps.accounts.services.renew_recovery_codes import make_recovery_codes
from apps.accounts.services.send_account_notice import Notice, ask_account_notice
from apps.accounts.services.start_second_factor import SecondFactorAlreadyOn
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands


class SecondFactorNotStarted(errors.Conflict):
    code = "second_factor_not_started"


def confirm_second_factor(
    *, actor: Actor, user: User, code: str, session_key: str | None, now: datetime
) -> list[str]:
    """From now on a code is asked of the actor; the recovery codes are said this once.

    Sessions that were opened without a code end: one of them may be a thief's.
    """
    require_own_hands(actor)
    factor = SecondFactor.objects.select_for_update().filter(user=user).first()
    if factor is None:
        raise SecondFactorNotStarted
    if factor.confirmed_at:
        raise SecondFactorAlreadyOn
    CODES.take(str(user.id), now=now)
    step = step_of_code(sealed=factor.secret, code=code, last_step=factor.last_step, now=now)
    if step is None:
        raise WrongCode({"code": "wrong_code"})
    CODES.forget(str(user.id))
    factor.confirmed_at, factor.last_step = now, step
    factor.save(update_fields=["confirmed_at", "last_step", "updated_at"])
    end_sessions(user=user, but=session_key)
    journal.record(
        actor=actor,
        action="accounts.second_factor_confirmed",
        target=user,
        label=user.full_name,
        now=now,
    )
    ask_account_notice(user=user, notice=Notice.SECOND_FACTOR_ON, to=user.email)
    return make_recovery_codes(user=user)
