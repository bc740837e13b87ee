from typing import Any, cast
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router

from apps.accounts import services as accounts
from apps.accounts.models import SwitchEnd, User
from apps.companies import identity, selectors, services
from apps.companies.models import Company, Membership
from apps.companies.schemas import (
    CompanyIn,
    CompanyOut,
    CredentialsIn,
    MembershipPage,
    ProfileIn,
    SavedProfile,
    SessionUser,
    SwitchIn,
)
from apps.companies.session import SessionRequest, describe, enter_company, open_session
from shared.http.auth import signed_in_anyhow
from shared.http.limited import LIMITED
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.language import text
from shared.pagination import Page

session_router = Router(tags=["session"])
identity_router = Router(tags=["identity"])
router = Router(tags=["companies"])


@session_router.post("/login", auth=None, response=SessionUser, openapi_extra=LIMITED)
def login(request: Request, body: CredentialsIn) -> dict[str, Any]:
    """Sign in with an e-mail address and a password."""
    now = timezone.now()
    user = accounts.check_credentials(
        actor=request.actor, email=body.email, password=body.password, now=now
    )
    identity.end_switch(request, how=SwitchEnd.SIGNED_OUT, now=now)
    known = open_session(request, user, remember=body.remember)
    accounts.sign_in(actor=known.actor, user=user, now=now)
    return describe(known)


@session_router.get("/user", auth=signed_in_anyhow, response=SessionUser)
def get_session_user(request: SessionRequest) -> dict[str, Any]:
    """Who is signed in, in which company, and who really acts."""
    identity.hear_of_end(request, now=timezone.now())
    return describe(request)


@identity_router.post("/switch", response=SessionUser)
def switch_identity(request: Request, body: SwitchIn) -> dict[str, Any]:
    """Act as somebody below oneself, for an hour at most."""
    known = identity.switch_identity(
        request, user_id=body.id_utilisateur, reason=body.reason, now=timezone.now()
    )
    return describe(known)


@identity_router.post("/return", auth=signed_in_anyhow, response=SessionUser)
def return_identity(request: Request) -> dict[str, Any]:
    """Be oneself again."""
    return describe(identity.return_identity(request, now=timezone.now()))


@session_router.patch("/user", response=SavedProfile)
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


@session_router.post("/company", response=SessionUser)
def switch_company(request: SessionRequest, body: CompanyIn) -> dict[str, Any]:
    """Work in another company that the caller belongs to."""
    before = request.actor.company_id
    known = enter_company(request, body.company_id)
    if known.membership and known.actor.company_id != before:
        company = known.membership.company
        services.enter_company(actor=known.actor, company=company, now=timezone.now())
    return describe(known)


@router.get("/memberships", response=MembershipPage)
def list_memberships(request: Request, page: Query[PageQuery]) -> Page[Membership]:
    """The companies that the caller belongs to."""
    return selectors.list_own_memberships(actor=request.actor, cursor=page.cursor, limit=page.limit)


@router.get("/companies/{company_id}", response=CompanyOut)
def get_company(request: Request, company_id: UUID) -> Company:
    """A company that the caller may see."""
    return selectors.get_company(actor=request.actor, company_id=company_id)
