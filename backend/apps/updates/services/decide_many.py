from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal
from uuid import UUID

from django.db import transaction

from apps.updates import policies
from apps.updates.models import BatchState, ProposalStatus, UpdateProposal
from apps.updates.services.assign_proposal import assign_proposal
from apps.updates.services.finish_proposal import finish_proposal
from apps.updates.services.refuse_proposal import refuse_proposal
from shared import errors
from shared.actor import Actor, Role
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
    user_id: UUID | None = None,
) -> tuple[UUID, int]:
    """Have many proposals decided alike, by a job; each tells by its state in the batch what became of it."""
    policies.require_deciding(actor)
    mine = policies.proposals_for(actor).filter(id__in=proposals, status=ProposalStatus.TO_REVIEW)
    batch = uuid7()
    rows = UpdateProposal.objects.filter(id__in=list(mine.values_list("id", flat=True)))
    asked = rows.update(batch=batch, batch_state=BatchState.WAITING)
    if asked:
        by = {"user_id": actor.user_id, "name": actor.name, "role": actor.role}
        told: dict[str, Any] = {"act": act, "reason": reason, "to": user_id, "by": by}
        queue.enqueue("updates.bulk", company_id=actor.company_id, batch=batch, **told)
    return batch, asked


def decide_many(
    *, company_id: UUID, batch: UUID, by: dict[str, Any], now: datetime, **told: Any
) -> bool:
    """Some of them, one after the other in the name of whoever asked; whether more wait."""
    actor = Actor(
        company_id=company_id,
        user_id=UUID(by["user_id"]),
        name=by["name"],
        role=Role(by["role"]) if by["role"] else None,
    )
    rows = UpdateProposal.objects.filter(
        company_id=company_id, batch=batch, batch_state=BatchState.WAITING
    )
    some = list(rows.order_by("id").values_list("id", flat=True)[:TURN])
    for proposal_id in some:
        done = _decide(actor, proposal_id, now=now, **told)
        state = BatchState.DONE if done else BatchState.LEFT
        UpdateProposal.objects.filter(company_id=company_id, id=proposal_id).update(
            batch_state=state
        )
    return len(some) == TURN


def _decide(
    actor: Actor, proposal_id: UUID, *, act: Act, reason: str, to: str | None, now: datetime
) -> bool:
    named: dict[str, Any] = {"actor": actor, "proposal_id": proposal_id, "now": now}
    try:
        with transaction.atomic():
            if act == "adopt":
                finish_proposal(**named)
            elif act == "refuse":
                refuse_proposal(**named, reason=reason)
            else:
                assign_proposal(**named, user_id=UUID(to) if to else None)
    except errors.DomainError:
        return False
    return True
