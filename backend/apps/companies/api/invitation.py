from django.utils import timezone
from ninja import Query, Router, Status

from apps.companies import services
from apps.companies.schemas.invitation import AcceptanceIn, AwaitedPersonOut, Token
from apps.companies.services import AwaitedPerson
from shared.http.request import Request

router = Router(tags=["session"])


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
