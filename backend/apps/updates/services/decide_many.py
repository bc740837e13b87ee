from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from apps.companies.selectors import membership_in_use
from apps.updates import policies
from apps.updates.models import BatchState, ProposalStatus, RefusalKind, UpdateProposal
from apps.updates.services.assign_proposal import assign_proposal
from apps.updates.services.finish_proposal import finish_proposal
from apps.updates.services.refuse_proposal import refuse_proposal
from shared import errors
from shared.actor import Actor, Hands, Role
from shared.ids import uuid7
from shared.jobs import queue

Act = Literal["adopt", "refuse", "assign"]
TURN = 50


def ask_many(
    *,
    actor: Actor,
    proposals: Sequence[UUID],
    act: Act,
    reason: str = "",
    kind: str = RefusalKind.OTHER,
    user_id: UUID | None = None,
) -> tuple[UUID, int]:
    """Have many proposals decided alike, by a job; each tells by its state in the batch what became of it."""
    policies.require_deciding(actor)
    mine = policies.proposals_for(actor).filter(id__in=proposals, status=ProposalStatus.TO_REVIEW)
    batch = uuid7()
    rows = UpdateProposal.objects.filter(id__in=list(mine.values_list("id", flat=True)))
    asked = rows.update(batch=batch, batch_state=BatchState.WAITING)
    if asked:
        by = {"user_id": actor.user_id, "name": actor.name, "hands": _hands_of(actor)}
        told: dict[str, Any] = {"act": act, "reason": reason, "kind": kind, "to": user_id, "by": by}
        queue.enqueue("updates.bulk", company_id=actor.company_id, batch=batch, **told)
    return batch, asked


def decide_many(
    *, company_id: UUID, batch: UUID, by: dict[str, Any], now: datetime, **told: Any
) -> bool:
    """Some of them, one after the other in the name of whoever asked, as far as they may by now; whether more wait."""
    actor = _actor_now(company_id, by, now)
    rows = UpdateProposal.objects.filter(
        company_id=company_id, batch=batch, batch_state=BatchState.WAITING
    )
    some = list(rows.order_by("id").values_list("id", flat=True)[:TURN])
    for proposal_id in some:
        done = actor is not None and _decide(actor, proposal_id, now=now, **told)
        state = BatchState.DONE if done else BatchState.LEFT
        UpdateProposal.objects.filter(company_id=company_id, id=proposal_id).update(
            batch_state=state
        )
    return len(some) == TURN


def _hands_of(actor: Actor) -> dict[str, Any] | None:
    return asdict(actor.switched_by) if actor.switched_by else None


def _actor_now(company_id: UUID, by: dict[str, Any], now: datetime) -> Actor | None:
    """With the role that they have by now; nobody, where they left or were suspended since they asked."""
    user_id, hands = UUID(by["user_id"]), by.get("hands")
    membership = membership_in_use(
        user_id=user_id, company_id=company_id, today=timezone.localdate(now)
    )
    if membership is None or membership.company_id != company_id or membership.is_suspended:
        return None
    return Actor(
        company_id=company_id,
        user_id=user_id,
        name=by["name"],
        role=Role(membership.role),
        switched_by=Hands(**{**hands, "user_id": UUID(hands["user_id"])}) if hands else None,
    )


def _decide(
    actor: Actor,
    proposal_id: UUID,
    *,
    act: Act,
    reason: str,
    to: str | None,
    now: datetime,
    kind: str = RefusalKind.OTHER,
) -> bool:
    named: dict[str, Any] = {"actor": actor, "proposal_id": proposal_id, "now": now}
    try:
        with transaction.atomic():
            if act == "adopt":
                finish_proposal(**named)
            elif act == "refuse":
                refuse_proposal(**named, reason=reason, kind=kind)
            else:
                assign_proposal(**named, user_id=UUID(to) if to else None)
    except errors.DomainError:
        return False
    return True
