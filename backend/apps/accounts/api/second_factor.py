from django.utils import timezone
from ninja import Router, Status

from apps.accounts import services
from apps.accounts.api.person import person
from apps.accounts.schemas import (
    CodeIn,
    EnrolmentOut,
    PasswordAndCodeIn,
    PasswordIn,
    RecoveryCodesOut,
)
from apps.accounts.services import Enrolment
from shared.http.auth import signed_in
from shared.http.limited import LIMITED
from shared.http.request import Request

router = Router(tags=["accounts"], auth=signed_in)


@router.post("/second-factor", response=EnrolmentOut, openapi_extra=LIMITED)
def start_second_factor(request: Request, body: PasswordIn) -> Enrolment:
    """What the caller's application of codes needs to begin."""
    return services.start_second_factor(
        actor=request.actor,
        user=person(request),
        current_password=body.current_password,
        now=timezone.now(),
    )


@router.post("/second-factor/confirmation", response=RecoveryCodesOut, openapi_extra=LIMITED)
def confirm_second_factor(request: Request, body: CodeIn) -> dict[str, list[str]]:
    """Ask for a code from now on; answers the recovery codes, once."""
    codes = services.confirm_second_factor(
        actor=request.actor,
        user=person(request),
        code=body.code,
        session_key=request.session.session_key,
        now=timezone.now(),
    )
    return {"recovery_codes": codes}


@router.post("/second-factor/recovery-codes", response=RecoveryCodesOut, openapi_extra=LIMITED)
def renew_recovery_codes(request: Request, body: PasswordAndCodeIn) -> dict[str, list[str]]:
    """Other recovery codes in the place of the former ones."""
    codes = services.renew_recovery_codes(
        actor=request.actor,
        user=person(request),
        current_password=body.current_password,
        code=body.code,
        now=timezone.now(),
    )
    return {"recovery_codes": codes}


@router.delete("/second-factor", response={204: None}, openapi_extra=LIMITED)
def remove_second_factor(request: Request, body: PasswordAndCodeIn) -> Status[None]:
    """Ask for no code any more."""
    services.remove_second_factor(
        actor=request.actor,
        user=person(request),
        current_password=body.current_password,
        code=body.code,
        session_key=request.session.session_key,
        now=timezone.now(),
    )
    return Status(204, None)
