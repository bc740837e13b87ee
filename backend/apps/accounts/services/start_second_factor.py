from dataclasses import dataclass
from datetime import datetime

import segno

from apps.accounts.models import SecondFactor, User
from apps.accounts.services._codes import new_secret, totp_of
from apps.accounts.services.confirm_password import confirm_password
from apps.journal import services as journal
from shared import errors
from shared.actor import Actor, require_own_hands

ISSUER = "Livretier"


class SecondFactorAlreadyOn(errors.Conflict):
    code = "second_factor_already_on"


@dataclass(frozen=True, slots=True)
class Enrolment:
    """What an application of codes is told: by hand, by a link, or by a square to scan."""

    secret: str
    uri: str
    qr: list[str]


def start_second_factor(
    *, actor: Actor, user: User, current_password: str, now: datetime
) -> Enrolment:
    """A secret for the actor's application; it protects nothing until one of its codes came back."""
    require_own_hands(actor)
    confirm_password(user=user, password=current_password, now=now)
    factor, _ = SecondFactor.objects.select_for_update().get_or_create(user=user)
    if factor.confirmed_at:
        raise SecondFactorAlreadyOn
    factor.secret, factor.last_step = new_secret(), 0
    factor.save(update_fields=["secret", "last_step", "updated_at"])
    journal.record(
        actor=actor,
        action="accounts.second_factor_started",
        target=user,
        label=user.full_name,
        now=now,
    )
    totp = totp_of(factor.secret)
    uri = totp.provisioning_uri(name=user.email, issuer_name=ISSUER)
    square = segno.make_qr(uri, error="m").matrix
    return Enrolment(totp.secret, uri, ["".join(map(str, row)) for row in square])
