from typing import Any

from django.utils import timezone
from ninja import Query, Router

from apps.companies import identity, selectors
from apps.companies.schemas.identity import SwitchTargetPage, SwitchTargetQuery
from apps.companies.schemas.session import SessionUser, SwitchIn
from apps.companies.session import describe
from shared.http.auth import signed_in_anyhow
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["identity"])


@router.get("/targets", response=SwitchTargetPage)
def list_switch_targets(
    request: Request, wanted: Query[SwitchTargetQuery], page: Query[PageQuery]
) -> selectors.SwitchTargets:
    """The people around the caller, each with whether the caller may act as them."""
    return selectors.list_switch_targets(
        actor=request.actor,
        search=wanted.search,
        company_id=wanted.company,
        user_id=wanted.person,
        cursor=page.cursor,
        limit=page.limit,
    )


@router.post("/switch", response=SessionUser)
def switch_identity(request: Request, body: SwitchIn) -> dict[str, Any]:
    """Act as somebody below oneself, for an hour at most."""
    known = identity.switch_identity(
        request, user_id=body.id_utilisateur, reason=body.reason, now=timezone.now()
    )
    return describe(known)


@router.post("/return", auth=signed_in_anyhow, response=SessionUser)
def return_identity(request: Request) -> dict[str, Any]:
    """Be oneself again."""
    return describe(identity.return_identity(request, now=timezone.now()))
