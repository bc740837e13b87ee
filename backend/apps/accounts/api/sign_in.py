from django.contrib import auth
from django.http import HttpResponse
from django.middleware.csrf import get_token
from django.utils import timezone
from ninja import Router, Status

from apps.accounts import services
from apps.accounts.api.person import person
from apps.accounts.models import SwitchEnd, TermsDocument
from apps.accounts.schemas import (
    CsrfTokenOut,
    ForgottenPasswordIn,
    LanguageIn,
    LegalTextOut,
    NewPasswordIn,
    TermsIn,
)
from apps.accounts.terms import (
    ACCEPTED_TERMS,
    LegalDocument,
    LegalText,
    current_versions,
    legal_text,
)
from shared.http.auth import second_factor_set, signed_in
from shared.http.limited import LIMITED
from shared.http.request import Request

router = Router(tags=["accounts"], auth=signed_in)

ONE_YEAR = 31_536_000


@router.get("/csrf-token", auth=None, response=CsrfTokenOut)
def get_csrf_token(request: Request) -> dict[str, str]:
    """The token that unsafe calls send back in X-CSRF-TOKEN."""
    return {"csrfToken": get_token(request)}


@router.post("/logout", auth=None, response={204: None})
def logout(request: Request) -> Status[None]:
    """End the session, and the switch under way in it."""
    now = timezone.now()
    services.sign_out(actor=request.actor, now=now)
    services.end_switch(
        session_key=request.session.session_key,
        how=SwitchEnd.REVOKED if request.switch_ended else SwitchEnd.SIGNED_OUT,
        now=now,
        ip=request.actor.ip,
    )
    auth.logout(request)
    return Status(204, None)


@router.post("/forgotten-password", auth=None, response={204: None}, openapi_extra=LIMITED)
def ask_new_password(request: Request, body: ForgottenPasswordIn) -> Status[None]:
    """Ask for a link to choose a new password; the answer never says whether the account exists."""
    services.ask_new_password(actor=request.actor, email=body.email, now=timezone.now())
    return Status(204, None)


@router.post("/new-password", auth=None, response={204: None})
def reset_password(request: Request, body: NewPasswordIn) -> Status[None]:
    """Choose a new password with the token of a link."""
    services.reset_password(
        actor=request.actor, token=body.token, password=body.password, now=timezone.now()
    )
    return Status(204, None)


@router.post("/set-language", response={204: None})
def set_language(request: Request, body: LanguageIn) -> Status[None]:
    """Choose the language of the interface and of e-mails."""
    services.set_language(
        actor=request.actor, user=person(request), language=body.language, now=timezone.now()
    )
    return Status(204, None)


@router.post("/legal/acceptances", auth=second_factor_set, response={204: None})
def accept_terms(request: Request, body: TermsIn, response: HttpResponse) -> Status[None]:
    """Accept the terms of use and the data protection policy in force."""
    services.accept_terms(
        actor=request.actor,
        user=person(request),
        versions=_versions(body),
        language=body.language,
        now=timezone.now(),
    )
    request.session[ACCEPTED_TERMS] = current_versions()
    request.session.save()
    request.session.modified = False  # saved with the acceptance, and the cookie is the same
    response.set_cookie("cguAccepted", "true", max_age=ONE_YEAR, samesite="Lax", secure=True)
    return Status(204, None)


@router.post("/legal/refusals", auth=second_factor_set, response={204: None})
def refuse_terms(request: Request, body: TermsIn, response: HttpResponse) -> Status[None]:
    """Refuse the terms; the account stays open."""
    services.refuse_terms(
        actor=request.actor,
        user=person(request),
        versions=_versions(body),
        language=body.language,
        now=timezone.now(),
    )
    response.set_cookie("cguAccepted", "false", max_age=ONE_YEAR, samesite="Lax", secure=True)
    return Status(204, None)


@router.get("/legal/{document}", auth=None, response=LegalTextOut)
def get_legal_text(
    request: Request, document: LegalDocument, language: str | None = None
) -> LegalText:
    """The document in force, in the asked language or the caller's."""
    return legal_text(document, language or request.actor.language)


def _versions(body: TermsIn) -> dict[TermsDocument, str]:
    return {TermsDocument.TERMS_OF_USE: body.cgu, TermsDocument.DATA_PROTECTION: body.rgpd}
