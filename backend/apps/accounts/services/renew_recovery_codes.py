from datetime import datetime

from apps.accounts import selectors
from apps.accounts.models import RecoveryCode, User
from apps.accounts.services._codes import new_recovery_codes, recovery_digest
from apps.accounts.services.check_second_factor import check_second_factor
from apps.accounts.services.confirm_password import confirm_password
from apps.accounts.services.send_account_notice import Notice, ask_account_notice
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands


class SecondFactorOff(errors.Conflict):
    code = "second_factor_off"


def renew_recovery_codes(
    *, actor: Actor, user: User, current_password: str, code: str, now: datetime
) -> list[str]:
    """Ten other recovery codes for the actor; the former ones open nothing any more."""
    require_own_hands(actor)
    confirm_password(user=user, password=current_password, now=now)
    if not selectors.has_second_factor(user_id=user.id):
        raise SecondFactorOff
    check_second_factor(user=user, code=code, now=now)
    journal.record(
        actor=actor,
        action="accounts.recovery_codes_renewed",
        target=user,
        label=user.full_name,
        now=now,
    )
    ask_account_notice(user=user, notice=Notice.RECOVERY_CODES_RENEWED, to=user.email)
    return make_recovery_codes(user=user)


def make_recovery_codes(*, user: User) -> list[str]:
    """New codes in the place of all former ones; only their digests are kept."""
    codes = new_recovery_codes()
    RecoveryCode.objects.filter(user=user).delete()
    RecoveryCode.objects.bulk_create(
        RecoveryCode(user=user, digest=recovery_digest(user_id=user.id, code=code))
        for code in codes
    )
    return codes
