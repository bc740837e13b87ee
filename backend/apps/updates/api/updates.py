from typing import Annotated, Any
from uuid import UUID

from django.utils import timezone
from ninja import Header, Query, Router, Status

from apps.updates import selectors, services
from apps.updates.models import RefusalKind
from apps.updates.schemas.describe import (
    describe_detached,
    describe_proposals,
    describe_release,
    describe_releases,
)
from apps.updates.schemas.describe_units import describe_proposal, describe_result
from apps.updates.schemas.updates import (
    AssignIn,
    BulkIn,
    BulkOut,
    DecisionIn,
    DecisionsIn,
    DetachedList,
    ProposalList,
    ProposalOut,
    RefusalIn,
    ReleaseList,
    ReleaseOut,
    ResultOut,
    SameUnitIn,
    SameUnitOut,
    UpdateQuery,
)
from shared import errors
from shared.http.paging import PageQuery
from shared.http.request import Request

router = Router(tags=["updates"])
ONE = "/updates/{proposal_id}"
Revision = Annotated[str | None, Header(alias="If-Match", pattern=r'^"?[0-9]{1,9}"?$')]


@router.get("/updates", response=ProposalList)
def list_updates(
    request: Request, wanted: Query[UpdateQuery], page: Query[PageQuery]
) -> dict[str, Any]:
    """What the library proposes to the booklets for which the caller decides."""
    found = selectors.list_proposals(
        actor=request.actor,
        wanted=selectors.ProposalFilter(**wanted.model_dump()),
        cursor=page.cursor,
        limit=page.limit,
    )
    items = describe_proposals(actor=request.actor, proposals=found.items, now=timezone.now())
    return {"items": items, "next": found.next}


@router.get("/updates/releases", response=ReleaseList)
def list_update_releases(request: Request, page: Query[PageQuery]) -> dict[str, Any]:
    """The releases that reached the company's booklets, the newest first."""
    actor = request.actor
    found = selectors.list_releases(actor=actor, cursor=page.cursor, limit=page.limit)
    releases = selectors.count_releases(actor=actor, rollouts=[one.rollout for one in found.items])
    return {"items": describe_releases(actor=actor, releases=releases), "next": found.next}


@router.get("/updates/releases/{release_id}", response=ReleaseOut)
def get_update_release(request: Request, release_id: UUID) -> dict[str, Any]:
    """One of them, with what it changed in words."""
    rollout = selectors.get_release(actor=request.actor, rollout_id=release_id)
    (release,) = selectors.count_releases(actor=request.actor, rollouts=[rollout])
    return describe_release(actor=request.actor, release=release)


@router.get("/updates/detached", response=DetachedList)
def list_detached_chapters(request: Request, page: Query[PageQuery]) -> dict[str, Any]:
    """Chapters of the caller's booklets that follow the library no more, the last one first."""
    actor = request.actor
    found = selectors.list_detached(actor=actor, cursor=page.cursor, limit=page.limit)
    items = describe_detached(actor=actor, chapters=found.items, now=timezone.now())
    return {"items": items, "next": found.next}


@router.post("/updates/bulk", response={202: BulkOut})
def decide_many_updates(request: Request, body: BulkIn) -> Status[dict[str, Any]]:
    """Many proposals decided alike, by a job."""
    if body.act == "refuse" and not body.reason:
        raise errors.Invalid({"reason": "missing"})
    batch, asked = services.ask_many(
        actor=request.actor,
        proposals=body.proposals,
        act=body.act,
        reason=body.reason or "",
        kind=body.kind or RefusalKind.OTHER,
        user_id=body.user,
    )
    return Status(202, {"batch": batch, "asked": asked})


@router.get(ONE, response=ProposalOut)
def get_update(request: Request, proposal_id: UUID) -> dict[str, Any]:
    """A proposal with all that it asks, as the booklet is now."""
    proposal = selectors.get_proposal(actor=request.actor, proposal_id=proposal_id)
    return describe_proposal(actor=request.actor, proposal=proposal, now=timezone.now())


@router.get(f"{ONE}/result", response=ResultOut)
def get_update_result(request: Request, proposal_id: UUID) -> dict[str, Any]:
    """The pages as the decisions so far would make them."""
    proposal = selectors.get_proposal(actor=request.actor, proposal_id=proposal_id)
    return describe_result(proposal=proposal)


@router.put(f"{ONE}/decisions", response=ProposalOut)
def decide_update(
    request: Request, proposal_id: UUID, body: DecisionsIn, if_match: Revision = None
) -> dict[str, Any]:
    """What somebody chose so far; refused when another one decided since the revision in If-Match."""
    services.decide_units(
        actor=request.actor,
        proposal_id=proposal_id,
        revision=_number(if_match),
        decisions=[_decision(one) for one in body.decisions],
        now=timezone.now(),
    )
    return get_update(request, proposal_id)


@router.post(f"{ONE}/same-unit", response=SameUnitOut)
def decide_same_unit(request: Request, proposal_id: UUID, body: SameUnitIn) -> Any:
    """One answer wherever just the same is asked of the caller."""
    return services.decide_once(
        actor=request.actor,
        proposal_id=proposal_id,
        decision=_decision(body),
        now=timezone.now(),
    )


@router.post(f"{ONE}/finish", response=ProposalOut)
def finish_update(request: Request, proposal_id: UUID, if_match: Revision = None) -> dict[str, Any]:
    """The draft of the booklet says what was decided."""
    services.finish_proposal(
        actor=request.actor,
        proposal_id=proposal_id,
        revision=_number(if_match),
        now=timezone.now(),
    )
    return get_update(request, proposal_id)


@router.post(f"{ONE}/undo", response=ProposalOut)
def undo_update(request: Request, proposal_id: UUID) -> dict[str, Any]:
    """The draft says what it said before; the proposal waits again."""
    services.undo_proposal(actor=request.actor, proposal_id=proposal_id, now=timezone.now())
    return get_update(request, proposal_id)


@router.post(f"{ONE}/refuse", response=ProposalOut)
def refuse_update(request: Request, proposal_id: UUID, body: RefusalIn) -> dict[str, Any]:
    """It is asked again with the next release."""
    services.refuse_proposal(
        actor=request.actor,
        proposal_id=proposal_id,
        reason=body.reason,
        kind=body.kind,
        now=timezone.now(),
    )
    return get_update(request, proposal_id)


@router.post(f"{ONE}/assign", response=ProposalOut)
def assign_update(request: Request, proposal_id: UUID, body: AssignIn) -> dict[str, Any]:
    """Somebody who may decide on it is asked to."""
    services.assign_proposal(
        actor=request.actor, proposal_id=proposal_id, user_id=body.user, now=timezone.now()
    )
    return get_update(request, proposal_id)


def _number(if_match: str | None) -> int | None:
    return int(if_match.strip('"')) if if_match else None


def _decision(one: DecisionIn) -> services.UnitDecision:
    return services.UnitDecision(unit=one.unit, mark=one.mark, choice=one.choice, block=one.block)
