from typing import Any
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Query, Router, Status

from apps.accounts.models import User
from apps.accounts.selectors import count_open_sessions
from apps.companies import selectors, services
from apps.companies.api.data_file import JSON_FILE, data_file
from apps.companies.models import Company
from apps.companies.schemas.roles import RoleTable, role_table
from apps.companies.schemas.users import (
    CompanyChoicePage,
    InvitationIn,
    InvitedUser,
    MembershipIn,
    SavedUser,
    UserChangesIn,
    UserDetails,
    UserNotice,
    UserPage,
    UserQuery,
    describe_people,
)
from shared.actor import Actor
from shared.http.limited import LIMITED
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.language import text
from shared.pagination import Page

router = Router(tags=["users"])


@router.get("/roles", response=RoleTable)
def list_roles(request: Request) -> dict[str, Any]:
    """Which roles the caller may give, and what each may do."""
    return role_table(request.actor)


@router.get("/users", response=UserPage)
def list_users(
    request: Request, wanted: Query[UserQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """The people whom the caller administers, by name."""
    found = selectors.list_users(
        actor=request.actor, wanted=wanted.as_filter(), cursor=page.cursor, limit=page.limit
    )
    return {"items": describe_people(request.actor, found.items), "next": found.next}


@router.get("/users/{user_id}/data", openapi_extra={"responses": JSON_FILE})
def export_user_data(request: Request, user_id: UUID) -> FileResponse:
    """What is kept about somebody, as a file for them."""
    now = timezone.now()
    content = services.export_user(actor=request.actor, user_id=user_id, now=now)
    return data_file(content, day=now.astimezone(request.timezone).date())


@router.post("/users", response={201: InvitedUser}, openapi_extra=LIMITED)
def invite_user(request: Request, body: InvitationIn) -> Status[dict[str, Any]]:
    """Invite somebody; the answer never says whether they already had an account."""
    invitation = services.NewInvitation(**body.dict())
    awaited = services.invite_user(actor=request.actor, invitation=invitation, now=timezone.now())
    said = text("notices.user_invited", request.actor.language, email=awaited.email)
    return Status(201, {"id": awaited.id, "message": said})


@router.get("/users/companies", response=CompanyChoicePage)
def list_user_companies(
    request: Request, page: Query[PageQuery], search: Query[str] = ""
) -> Page[Company]:
    """The companies in which the caller may put people."""
    return selectors.list_user_companies(
        actor=request.actor, search=search[:100], cursor=page.cursor, limit=page.limit
    )


@router.get("/users/{user_id}", response=UserDetails)
def get_user(request: Request, user_id: UUID) -> dict[str, Any]:
    """Somebody whom the caller administers."""
    return _details(request.actor, user_id)


@router.patch("/users/{user_id}", response=SavedUser)
def update_user(request: Request, user_id: UUID, body: UserChangesIn) -> dict[str, Any]:
    """Change somebody's names, language or role."""
    services.update_user(
        actor=request.actor,
        user_id=user_id,
        changes=body.dict(exclude_unset=True),
        now=timezone.now(),
    )
    return _saved(request.actor, user_id, "notices.user_saved")


@router.delete("/users/{user_id}", response=UserNotice)
def delete_user(request: Request, user_id: UUID) -> dict[str, Any]:
    """Erase an account, or end its membership when it also serves another company."""
    erased = services.delete_user(actor=request.actor, user_id=user_id, now=timezone.now())
    key = "notices.user_deleted" if erased else "notices.user_left"
    return {"message": text(key, request.actor.language)}


@router.post("/users/{user_id}/suspend", response=SavedUser)
def suspend_user(request: Request, user_id: UUID) -> dict[str, Any]:
    """Close an account and its sessions for a while; of one that serves others too, the membership."""
    user = services.suspend_user(actor=request.actor, user_id=user_id, now=timezone.now())
    key = "notices.member_suspended" if user.is_active else "notices.user_suspended"
    return _saved(request.actor, user_id, key)


@router.post("/users/{user_id}/restore", response=SavedUser)
def restore_user(request: Request, user_id: UUID) -> dict[str, Any]:
    """Open a suspended account again."""
    services.restore_user(actor=request.actor, user_id=user_id, now=timezone.now())
    return _saved(request.actor, user_id, "notices.user_restored")


@router.post("/users/{user_id}/invitation", response=SavedUser, openapi_extra=LIMITED)
def resend_invitation(request: Request, user_id: UUID) -> dict[str, Any]:
    """Send another invitation; the links of the former ones die."""
    services.resend_invitation(actor=request.actor, user_id=user_id, now=timezone.now())
    return _saved(request.actor, user_id, "notices.user_invited")


@router.post("/users/{user_id}/memberships", response={201: SavedUser})
def add_user_membership(
    request: Request, user_id: UUID, body: MembershipIn
) -> Status[dict[str, Any]]:
    """Invite somebody into one more company."""
    services.add_user_membership(
        actor=request.actor, user_id=user_id, **body.dict(), now=timezone.now()
    )
    return Status(201, _saved(request.actor, user_id, "notices.user_invited"))


@router.delete("/users/{user_id}/memberships/{membership_id}", response=UserNotice)
def remove_user_membership(request: Request, user_id: UUID, membership_id: UUID) -> dict[str, Any]:
    """Take somebody out of a company; the account stays."""
    services.remove_member(
        actor=request.actor, user_id=user_id, membership_id=membership_id, now=timezone.now()
    )
    return {"message": text("notices.user_left", request.actor.language)}


def _details(actor: Actor, user_id: UUID) -> dict[str, Any]:
    user: User = selectors.get_user(actor=actor, user_id=user_id)
    sessions = count_open_sessions(user_id=user.id, now=timezone.now())
    return {**describe_people(actor, [user])[0], "open_sessions": sessions}


def _saved(actor: Actor, user_id: UUID, key: str) -> dict[str, Any]:
    details = _details(actor, user_id)
    return {**details, "message": text(key, actor.language, email=details["email"])}
