"""Acting as somebody else: the session stays the administrator's, a row says as whom they act."""

from datetime import datetime
from uuid import UUID

from django.middleware.csrf import rotate_token
from django.utils import timezone

from apps.accounts import services as accounts
from apps.accounts.models import SwitchEnd
from apps.companies import selectors, services
from apps.companies.session import SWITCHED, SessionRequest, chosen_company, identify
from shared.http.request import Request


def switch_identity(
    request: Request, *, user_id: UUID, reason: str, now: datetime
) -> SessionRequest:
    """Let the session act as somebody, under a new key."""
    actor = request.actor
    target = services.find_switch_target(actor=actor, user_id=user_id)
    request.session[SWITCHED] = True
    _renew(request)
    accounts.start_switch(
        actor=actor,
        target=target,
        company_id=selectors.company_of(
            user_id=target.id,
            preferred=chosen_company(request),
            today=timezone.localdate(now),
        ),
        reason=reason,
        session_key=request.session.session_key or "",
        now=now,
    )
    return identify(request)


def return_identity(request: Request, *, now: datetime) -> SessionRequest:
    """Give the session back to whom it belongs; nothing when they act as nobody else."""
    if SWITCHED in request.session:
        end_switch(request, how=SwitchEnd.RETURNED, now=now)
        _renew(request)
    return identify(request)


def hear_of_end(request: SessionRequest, *, now: datetime) -> None:
    """The page is about to be told who is signed in: a switch that ran out is over for it too."""
    if request.switch_ended:
        end_switch(request, how=SwitchEnd.REVOKED, now=now)


def end_switch(request: Request, *, how: SwitchEnd, now: datetime) -> None:
    """Forget that the session acts as somebody, and write the end down."""
    if request.session.pop(SWITCHED, None):
        accounts.end_switch(
            session_key=request.session.session_key,
            how=SwitchEnd.REVOKED if request.switch_ended else how,
            now=now,
            ip=request.actor.ip,
        )


def _renew(request: Request) -> None:
    """Another session key and another CSRF token, as after signing in."""
    request.session.cycle_key()
    request.session.save()
    rotate_token(request)
