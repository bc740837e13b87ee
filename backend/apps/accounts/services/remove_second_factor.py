from datetime import datetime

from apps.accounts import selectors
from apps.accounts.models import RecoveryCode, SecondFactor, User
from apps.accounts.services.check_second_factor import check_second_factor
from apps.accounts.services.close_other_sessions import end_sessions
from apps.accounts.services.confirm_password import confirm_password
from apps.accounts.services.renew_recovery_codes import SecondFactorOff
from apps.accounts.services.send_account_notice import Notice, ask_account_notice
from apps.journal import services as journal
from shared.actor import Actor, require_own_hands


def remove_second_factor(
    *,
    actor: Actor,
    user: User,
    current_password: str,
    code: str,
    session_key: str | None,
    now: datetime,
) -> None:
    """No code is asked of the actor any more; every session but this one ends."""
    require_own_hands(actor)
    confirm_password(user=user, password=current_password, now=now)
    if not selectors.has_second_factor(user_id=user.id):
        raise SecondFactorOff
    check_second_factor(user=user, code=code, now=now)
    SecondFactor.objects.filter(user=user).delete()
    RecoveryCode.objects.filter(user=user).delete()
    end_sessions(user=user, but=session_key)
    journal.record(
        actor=actor,
        action="accounts.second_factor_removed",
        target=user,
        label=user.full_name,
        now=now,
    )
    ask_account_notice(user=user, notice=Notice.SECOND_FACTOR_OFF, to=user.email)
