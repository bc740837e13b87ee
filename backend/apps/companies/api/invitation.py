from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.companies import selectors, services
from apps.companies.models import Invitation
from apps.companies.schemas.invitation import (
    AcceptanceIn,
    AwaitedPersonOut,
    DeclineIn,
    InvitationNotice,
    InvitationPage,
    InvitationQuery,
    OwnInvitationPage,
    Token,
    describe_invitation,
)
from apps.companies.services import AwaitedPerson
from shared.http.limited import LIMITED
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.language import text
from shared.pagination import Page

router = Router(tags=["session"])
managed_router = Router(tags=["users"])


@router.get("/invitation", auth=None, response=AwaitedPersonOut)
def get_invitation(request: Request, token: Query[Token]) -> AwaitedPerson:
    """Whom a link invites, and where."""
    return services.look_at_invitation(token=token, now=timezone.now())


@router.post("/invitation", auth=None, response={204: None})
def accept_invitation(request: Request, body: AcceptanceIn) -> Status[None]:
    """Open one's account with a password of one's own; signing in is the next call."""
    services.accept_invitation(
        actor=request.actor, token=body.token, password=body.password, now=timezone.now()
    )
    return Status(204, None)


@router.post("/invitation/decline", auth=None, response={204: None})
def decline_invitation(request: Request, body: DeclineIn) -> Status[None]:
    """Say no by the link of the letter; no account is needed."""
    services.decline_by_link(token=body.token, now=timezone.now())
    return Status(204, None)


@router.get("/invitations", response=OwnInvitationPage)
def list_own_invitations(request: Request, page: Query[PageQuery]) -> Page[Invitation]:
    """The companies that invite the caller, who has not answered yet."""
    return selectors.list_own_invitations(
        actor=request.actor, now=timezone.now(), cursor=page.cursor, limit=page.limit
    )


@router.post("/invitations/{invitation_id}/accept", response=InvitationNotice)
def join_company(request: Request, invitation_id: UUID) -> dict[str, str]:
    """Become a member of the company that invites the caller."""
    company = services.join_company(
        actor=request.actor, invitation_id=invitation_id, now=timezone.now()
    )
    return {"message": text("notices.company_joined", request.actor.language, company=company.name)}


@router.post("/invitations/{invitation_id}/decline", response=InvitationNotice)
def decline_own_invitation(request: Request, invitation_id: UUID) -> dict[str, str]:
    """Say no; the company learns that, and nothing of the account."""
    services.decline_own_invitation(
        actor=request.actor, invitation_id=invitation_id, now=timezone.now()
    )
    return {"message": text("notices.invitation_declined", request.actor.language)}


@managed_router.get("/invitations", response=InvitationPage)
def list_invitations(
    request: Request, wanted: Query[InvitationQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """Who was asked to join and has not answered, the newest first."""
    found = selectors.list_invitations(
        actor=request.actor, company_id=wanted.company, cursor=page.cursor, limit=page.limit
    )
    items = [describe_invitation(request.actor, one) for one in found.items]
    return {"items": items, "next": found.next}


@managed_router.post(
    "/invitations/{invitation_id}/letter", response=InvitationNotice, openapi_extra=LIMITED
)
def renew_invitation(request: Request, invitation_id: UUID) -> dict[str, str]:
    """Send another letter; the links of the former ones die."""
    invitation = services.renew_invitation(
        actor=request.actor, invitation_id=invitation_id, now=timezone.now()
    )
    said = text("notices.user_invited", request.actor.language, email=invitation.email)
    return {"message": said}


@managed_router.delete("/invitations/{invitation_id}", response=InvitationNotice)
def withdraw_invitation(request: Request, invitation_id: UUID) -> dict[str, str]:
    """Await somebody no longer."""
    services.withdraw_invitation(
        actor=request.actor, invitation_id=invitation_id, now=timezone.now()
    )
    return {"message": text("notices.invitation_withdrawn", request.actor.language)}
