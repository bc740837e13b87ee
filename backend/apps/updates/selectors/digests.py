"""Who is told by mail what a release of the law proposes: when it came, and as its day comes nearer."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from uuid import UUID

from django.db.models import Q

from apps.booklets.selectors import main_managers
from apps.companies.models import Membership
from apps.library.models import ReleaseReason
from apps.updates.models import ProposalStatus, UpdateProposal
from shared.actor import Role

DAYS_BEFORE = (30, 7, 0)
LATELY = timedelta(days=1)


def waiting_of_law(*, today: date, now: datetime) -> Q:
    """Proposals of which a mail tells today."""
    days = [today + timedelta(days=days) for days in DAYS_BEFORE]
    due = Q(effective_on__in=days) | Q(opened_at__gt=now - LATELY)
    return Q(status=ProposalStatus.TO_REVIEW, reason=ReleaseReason.LEGAL) & due


def waiting_of_rollout(rollout_id: UUID) -> Q:
    return Q(status=ProposalStatus.TO_REVIEW, rollout=rollout_id)


def companies_to_tell(*, today: date, now: datetime) -> list[UUID]:
    rows = UpdateProposal.objects.filter(
        waiting_of_law(today=today, now=now), booklet__trashed_at=None
    )
    return list(rows.order_by().values_list("company_id", flat=True).distinct())


def told_by_person(*, company_id: UUID, which: Q) -> dict[UUID, list[UpdateProposal]]:
    """By whoever was asked, or answers for the booklet; without such a person, by its administrators."""
    rows = UpdateProposal.objects.filter(which, company_id=company_id, booklet__trashed_at=None)
    waiting = list(rows.select_related("booklet", "chapter").order_by("effective_on", "id"))
    managers = main_managers(booklets=[one.booklet for one in waiting])
    admins = _administrators(company_id)
    told: defaultdict[UUID, list[UpdateProposal]] = defaultdict(list)
    for one in waiting:
        manager = managers.get(one.booklet_id)
        asked = one.assigned_to_id or (manager.id if manager else None)
        for user_id in [asked] if asked else admins:
            told[user_id].append(one)
    return told


def _administrators(company_id: UUID) -> Iterable[UUID]:
    admins = Membership.objects.filter(
        company_id=company_id, role=Role.COMPANY_ADMIN.value, suspended_at=None
    )
    return list(admins.values_list("user_id", flat=True))
