"""Releases of the library that wait for a decision; those of the law press from thirty days before they hold."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import timedelta
from uuid import UUID

from apps.home.selectors.concerns._kinds import Found, Kind, Scope
from apps.library.models import ReleaseReason
from apps.updates.models import ProposalStatus, UpdateProposal
from shared.permissions import Action

BEFORE = timedelta(days=30)


def find_legal(scope: Scope) -> dict[UUID | None, Found]:
    return _found(one for one in _waiting(scope) if _presses(one, scope))


def find_others(scope: Scope) -> dict[UUID | None, Found]:
    return _found(one for one in _waiting(scope) if not _presses(one, scope))


def _waiting(scope: Scope) -> Iterable[UpdateProposal]:
    rows = UpdateProposal.objects.filter(
        company_id=scope.company.id,
        booklet__in=[one.id for one in scope.booklets],
        status=ProposalStatus.TO_REVIEW,
    )
    return rows.select_related("chapter").order_by("effective_on", "opened_at", "id")


def _presses(proposal: UpdateProposal, scope: Scope) -> bool:
    day = proposal.effective_on
    return proposal.reason == ReleaseReason.LEGAL and bool(day and day <= scope.today + BEFORE)


def _found(proposals: Iterable[UpdateProposal]) -> dict[UUID | None, Found]:
    by_booklet: defaultdict[UUID, list[UpdateProposal]] = defaultdict(list)
    for one in proposals:
        by_booklet[one.booklet_id].append(one)
    return {
        booklet_id: Found(
            count=len(waiting),
            oldest_at=min(one.opened_at for one in waiting),
            due_on=waiting[0].effective_on,
            params={"label": waiting[0].chapter.title},
        )
        for booklet_id, waiting in by_booklet.items()
    }


KINDS = tuple(
    Kind(name=name, rank=rank, action=Action.DECIDE_CORE_UPDATE, find=find)
    for name, rank, find in (("legal_update", 2, find_legal), ("core_update", 7, find_others))
)
