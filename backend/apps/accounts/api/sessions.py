from uuid import UUID

from django.utils import timezone
from ninja import Router, Status

from apps.accounts import selectors, services
from apps.accounts.api.person import person
from apps.accounts.schemas import SessionList, SessionOut
from shared.http.request import Request

router = Router(tags=["accounts"])


@router.get("/sessions", response=SessionList)
def list_sessions(request: Request) -> SessionList:
    """The devices on which the caller is signed in."""
    sessions = selectors.list_own_sessions(actor=request.actor, now=timezone.now())
    key = request.session.session_key
    return SessionList(items=[SessionOut.of(session, session_key=key) for session in sessions])


@router.delete("/sessions/{session_id}", response={204: None})
def close_session(request: Request, session_id: UUID) -> Status[None]:
    """Close another device of the caller."""
    services.close_session(
        actor=request.actor,
        user=person(request),
        session_id=session_id,
        session_key=request.session.session_key,
        now=timezone.now(),
    )
    return Status(204, None)


@router.delete("/sessions", response={204: None})
def close_other_sessions(request: Request) -> Status[None]:
    """Close every device of the caller but this one."""
    services.close_other_sessions(
        actor=request.actor,
        user=person(request),
        session_key=request.session.session_key,
        now=timezone.now(),
    )
    return Status(204, None)
