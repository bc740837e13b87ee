from collections import Counter
from uuid import UUID

from django.db.models import Q, QuerySet

from apps.booklets.models import BookletChapter
from apps.updates.models import (
    DECIDED,
    AdoptionCount,
    ProposalStatus,
    RefusalKind,
    Rollout,
    UpdateProposal,
)
from apps.updates.selectors import newest_rollout


def count_adoption(*, company_id: UUID, chapter_id: UUID) -> None:
    """How far the newest release has come in a company, counted from what stands there; older ones stay as they were."""
    rollout = newest_rollout(chapter_id=chapter_id, company_id=company_id)
    if rollout is None:
        return
    standing = BookletChapter.objects.filter(
        company_id=company_id, origin_chapter_id=chapter_id, removed_at=None
    )
    proposals = UpdateProposal.objects.filter(
        company_id=company_id, rollout=rollout, chapter__in=standing
    )
    open_ones = proposals.filter(status=ProposalStatus.TO_REVIEW)
    following = standing.filter(detached=False)
    behind = following.filter(origin_version__lt=rollout.number)
    asked = Q(status=ProposalStatus.TO_REVIEW) | Q(status=ProposalStatus.REFUSED)
    updated = following.filter(origin_version__gte=rollout.number)
    AdoptionCount.objects.update_or_create(
        company_id=company_id,
        rollout=rollout,
        defaults={
            "updated": updated.count(),
            "to_review": open_ones.count(),
            "conflicts": open_ones.filter(conflicts__gt=0).count(),
            "refused": proposals.filter(status=ProposalStatus.REFUSED).count(),
            "refusals": _refusals(proposals.filter(status=ProposalStatus.REFUSED)),
            "detached": standing.filter(detached=True).count(),
            "behind": behind.exclude(id__in=proposals.filter(asked).values("chapter_id")).count(),
            "by_day": _by_day(rollout, updated.count(), proposals.filter(status__in=DECIDED)),
        },
    )


def _refusals(refused: QuerySet[UpdateProposal]) -> dict[str, int]:
    """How often of which kind; what was written stays in the company."""
    kinds = refused.values_list("refusal_kind", flat=True)
    return dict(Counter(kind or RefusalKind.OTHER.value for kind in kinds))


def _by_day(rollout: Rollout, updated: int, decided: object) -> dict[str, int]:
    """What nobody decided was updated on the day of the release."""
    rows = decided.values_list("decided_at", flat=True)  # type: ignore[attr-defined]
    days = Counter(at.date().isoformat() for at in rows if at)
    alone = updated - days.total()
    if alone > 0:
        days[rollout.started_at.date().isoformat()] += alone
    return dict(sorted(days.items()))
