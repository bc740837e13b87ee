"""Fair shares of what takes long: one company's fifty prints do not keep another's waiting."""

from datetime import datetime

from django.conf import settings
from django.db.models import F, OuterRef, QuerySet, Subquery

from shared.jobs.models import FairShare, Job


def by_fair_share(jobs: QuerySet[Job]) -> QuerySet[Job]:
    """Slow ones, those of the company that was served least lately first, and of its own those not tried yet."""
    shares = FairShare.objects.filter(company_id=OuterRef("company_id"))
    slow = jobs.filter(name__in=settings.SLOW_JOBS)
    slow = slow.alias(served=Subquery(shares.values("taken_at")[:1]))
    return slow.order_by(F("served").asc(nulls_first=True), "attempts", "due_at", "id")


def note_served(job: Job, *, now: datetime) -> None:
    """From here on the other companies go first."""
    if job.company_id:
        FairShare.objects.update_or_create(company_id=job.company_id, defaults={"taken_at": now})
