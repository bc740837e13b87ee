from typing import Any
from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.booklets import selectors, services
from apps.booklets.models import Booklet
from apps.booklets.schemas.access import (
    AccessChanges,
    Accesses,
    AccessIn,
    AccessLine,
    CandidateQuery,
    Candidates,
    Colleagues,
)
from apps.booklets.schemas.describe_access import (
    describe_candidate,
    describe_holder,
    describe_holders,
)
from shared.http.request import Request

router = Router(tags=["booklets"])


@router.get("/booklets/{booklet_id}/access", response=Accesses)
def list_accesses(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Who may do what with this booklet, inherited rights included."""
    return _everybody(
        request, selectors.get_managed_booklet(actor=request.actor, booklet_id=booklet_id)
    )


@router.get("/booklets/{booklet_id}/access/candidates", response=Candidates)
def list_access_candidates(
    request: Request, booklet_id: UUID, wanted: Query[CandidateQuery]
) -> dict[str, Any]:
    """Members of the company who have no access of their own yet."""
    booklet = selectors.get_managed_booklet(actor=request.actor, booklet_id=booklet_id)
    members = selectors.list_candidates(
        booklet=booklet, search=wanted.search, today=timezone.localdate()
    )
    return {"items": [describe_candidate(member) for member in members]}


@router.get("/booklets/{booklet_id}/colleagues", response=Colleagues)
def list_colleagues(request: Request, booklet_id: UUID) -> dict[str, Any]:
    """Whom one may ask to read it, or mention in a comment on it."""
    booklet = selectors.get_booklet(actor=request.actor, booklet_id=booklet_id)
    users = selectors.list_colleagues(booklet=booklet, today=timezone.localdate())
    return {"items": [{"id": user.id, "name": user.full_name} for user in users]}


@router.post("/booklets/{booklet_id}/access", response={201: AccessLine})
def give_access(request: Request, booklet_id: UUID, body: AccessIn) -> Status[dict[str, Any]]:
    """Somebody may now work on it."""
    access = services.give_access(
        actor=request.actor,
        booklet_id=booklet_id,
        user_id=body.user,
        **body.model_dump(exclude={"user"}),
        now=timezone.now(),
    )
    return Status(201, _one(access.booklet, access.id))


@router.patch("/booklets/{booklet_id}/access/{access_id}", response=AccessLine)
def change_access(
    request: Request, booklet_id: UUID, access_id: UUID, body: AccessChanges
) -> dict[str, Any]:
    """Another role or other days."""
    access = services.change_access(
        actor=request.actor,
        booklet_id=booklet_id,
        access_id=access_id,
        changes=body.dict(exclude_unset=True),
        now=timezone.now(),
    )
    return _one(access.booklet, access.id)


@router.delete("/booklets/{booklet_id}/access/{access_id}", response={204: None})
def remove_access(request: Request, booklet_id: UUID, access_id: UUID) -> Status[None]:
    """They may no longer; the main manager has to be replaced first."""
    services.remove_access(
        actor=request.actor, booklet_id=booklet_id, access_id=access_id, now=timezone.now()
    )
    return Status(204, None)


@router.post("/booklets/{booklet_id}/access/{access_id}/main", response=Accesses)
def make_main_manager(request: Request, booklet_id: UUID, access_id: UUID) -> dict[str, Any]:
    """They answer for it; who did so becomes a manager."""
    booklet = services.make_main_manager(
        actor=request.actor, booklet_id=booklet_id, access_id=access_id, now=timezone.now()
    )
    return _everybody(request, booklet)


def _everybody(request: Request, booklet: Booklet) -> dict[str, Any]:
    holders = selectors.list_holders(booklet=booklet, today=timezone.localdate())
    return describe_holders(actor=request.actor, booklet=booklet, holders=holders)


def _one(booklet: Booklet, access_id: UUID) -> dict[str, Any]:
    holder = selectors.get_holder(booklet=booklet, access_id=access_id, today=timezone.localdate())
    return describe_holder(holder)
