from functools import partial
from typing import Any, cast

from django.http import FileResponse, HttpResponse
from django.utils import timezone
from ninja import Query, Router

from apps.accounts import services as accounts
from apps.accounts.models import SwitchEnd, User
from apps.companies import identity, selectors, services
from apps.companies.api.data_file import JSON_FILE, data_file
from apps.companies.models import Membership
from apps.companies.schemas.session import (
    CompanyIn,
    CredentialsIn,
    MembershipPage,
    ProfileIn,
    SavedProfile,
    SessionUser,
)
from apps.companies.session import SessionRequest, describe, enter_company, open_session
from shared.http.auth import signed_in_anyhow
from shared.http.limited import LIMITED
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.language import text
from shared.pagination import Page

router = Router(tags=["session"])
memberships_router = Router(tags=["companies"])


@router.post("/login", auth=None, response=SessionUser, openapi_extra=LIMITED)
def login(request: Request, body: CredentialsIn, response: HttpResponse) -> dict[str, Any]:
    """Sign in with an e-mail address and a password."""
    now, device = timezone.now(), accounts.device_behind(request)
    try:
        user = accounts.check_credentials(
            actor=request.actor,
            email=body.email,
            password=body.password,
            code=body.code,
            device=device,
            now=now,
        )
    except accounts.BadCredentials:
        request.said_anyway = partial(
            services.note_refused_sign_in, email=body.email, ip=request.actor.ip, now=now
        )
        raise
    accounts.tell_of_new_device(
        user=user,
        known=device.knows(user.email),
        user_agent=request.headers.get("User-Agent", ""),
    )
    accounts.mark_device(response, device.remembering(user.email))
    identity.end_switch(request, how=SwitchEnd.SIGNED_OUT, now=now)
    known = open_session(request, user, remember=body.remember)
    accounts.record_sign_in(actor=known.actor, user=user, now=now)
    return describe(known)


@router.get("/user", auth=signed_in_anyhow, response=SessionUser)
def get_session_user(request: SessionRequest) -> dict[str, Any]:
    """Who is signed in, in which company, and who really acts."""
    identity.hear_of_end(request, now=timezone.now())
    return describe(request)


@router.patch("/user", response=SavedProfile)
def update_profile(request: SessionRequest, body: ProfileIn) -> dict[str, Any]:
    """Change one's own name or language."""
    accounts.update_profile(
        actor=request.actor,
        user=cast("User", request.user),
        changes=body.dict(exclude_none=True),
        now=timezone.now(),
    )
    language = body.language or request.actor.language
    return {**describe(request), "message": text("notices.profile_saved", language)}


@router.get("/data", openapi_extra={"responses": JSON_FILE})
def export_own_data(request: SessionRequest) -> FileResponse:
    """Everything that is kept about the caller, as a file."""
    now = timezone.now()
    content = services.export_person(actor=request.actor, user=cast("User", request.user), now=now)
    return data_file(content, day=now.astimezone(request.timezone).date())


@router.post("/company", response=SessionUser)
def switch_company(request: SessionRequest, body: CompanyIn) -> dict[str, Any]:
    """Work in another company that the caller belongs to."""
    before = request.actor.company_id
    known = enter_company(request, body.company_id)
    if known.membership and known.actor.company_id != before:
        company = known.membership.company
        services.enter_company(actor=known.actor, company=company, now=timezone.now())
    return describe(known)


@memberships_router.get("/memberships", response=MembershipPage)
def list_memberships(request: Request, page: Query[PageQuery]) -> Page[Membership]:
    """The companies that the caller belongs to."""
    return selectors.list_own_memberships(
        actor=request.actor, today=timezone.localdate(), cursor=page.cursor, limit=page.limit
    )
