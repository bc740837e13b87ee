from typing import Any

from django.contrib.auth import update_session_auth_hash
from django.utils import timezone
from ninja import Query, Router, Status

from apps.accounts import selectors, services
from apps.accounts.api.person import person
from apps.accounts.models import IdentitySwitch
from apps.accounts.schemas import (
    CredentialsOut,
    EmailChangeIn,
    EmailTokenIn,
    PasswordChangeIn,
    SwitchPage,
)
from shared.actor import require_own_hands
from shared.http.limited import LIMITED
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.pagination import Page

router = Router(tags=["accounts"])


@router.get("/credentials", response=CredentialsOut)
def get_credentials(request: Request) -> dict[str, Any]:
    """How the caller signs in."""
    require_own_hands(request.actor)
    user = person(request)
    factor = selectors.confirmed_factor(user_id=user.id)
    return {
        "email": user.email,
        "password_changed_at": user.password_changed_at,
        "second_factor_since": factor and factor.confirmed_at,
        "recovery_codes": selectors.count_recovery_codes(user_id=user.id),
    }


@router.post("/password", response={204: None}, openapi_extra=LIMITED)
def change_password(request: Request, body: PasswordChangeIn) -> Status[None]:
    """Choose another password; this session goes on under a new key, the others end."""
    user = person(request)
    services.change_password(
        actor=request.actor,
        user=user,
        current_password=body.current_password,
        password=body.password,
        session_key=request.session.session_key,
        now=timezone.now(),
    )
    update_session_auth_hash(request, user)
    request.session.save()
    return Status(204, None)


@router.post("/email", response={204: None}, openapi_extra=LIMITED)
def ask_email_change(request: Request, body: EmailChangeIn) -> Status[None]:
    """Ask for another address; the answer never says whether somebody has it."""
    services.ask_email_change(
        actor=request.actor,
        user=person(request),
        email=body.email,
        current_password=body.current_password,
        now=timezone.now(),
    )
    return Status(204, None)


@router.post("/email/confirmation", auth=None, response={204: None})
def change_email(request: Request, body: EmailTokenIn) -> Status[None]:
    """Take the address to which the link was sent."""
    services.change_email(actor=request.actor, token=body.token, now=timezone.now())
    return Status(204, None)


@router.get("/identity-switches", response=SwitchPage)
def list_identity_switches(request: Request, page: Query[PageQuery]) -> Page[IdentitySwitch]:
    """Who acted in the caller's name."""
    return selectors.list_own_switches(actor=request.actor, cursor=page.cursor, limit=page.limit)
