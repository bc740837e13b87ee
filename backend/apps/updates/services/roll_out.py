from collections.abc import Iterable
from datetime import datetime, timedelta
from uuid import UUID

from apps.booklets.models import BookletChapter
from apps.updates.models import AdoptionCount, Rollout
from shared.jobs import queue
from shared.tenancy.scope import act_as_company

TURN = 500
MEANWHILE = timedelta(minutes=10)
"""As long as a booklet may take to be made of the former version, at most: then it is looked for again."""


def roll_out(*, rollout_id: UUID, now: datetime) -> None:
    """Go on along the chapters of booklets that come from the chapter, and leave a job to each company met first.

    The watermark moves in the transaction that leaves the jobs: killed anywhere, it goes on where it was.
    """
    rollout = Rollout.objects.select_for_update(no_key=True).get(id=rollout_id)
    if rollout.finished_at:
        return
    rows = BookletChapter.objects.filter(origin_chapter_id=rollout.chapter_id)
    rows = rows.filter(id__gt=rollout.watermark) if rollout.watermark else rows
    some = list(rows.order_by("id").values_list("id", "company_id")[:TURN])
    call_companies(rollout, (company_id for _, company_id in some))
    if some:
        rollout.watermark = some[-1][0]
    if len(some) == TURN:
        queue.enqueue("updates.roll_out", platform=True, rollout_id=rollout.id)
    else:
        rollout.finished_at = now
        queue.enqueue("updates.catch_up", platform=True, due_at=now + MEANWHILE)
    rollout.save(update_fields=["watermark", "finished_at", "updated_at"])


def call_companies(rollout: Rollout, company_ids: Iterable[UUID]) -> None:
    """A job for each company that has none of this release yet."""
    wanted = dict.fromkeys(company_ids)
    known = AdoptionCount.objects.filter(rollout=rollout, company_id__in=wanted)
    new = [one for one in wanted if one not in set(known.values_list("company_id", flat=True))]
    AdoptionCount.objects.bulk_create(
        AdoptionCount(company_id=company_id, rollout=rollout) for company_id in new
    )
    for company_id in new:
        call_company(company_id, rollout.chapter_id)


def call_company(company_id: UUID, chapter_id: UUID) -> None:
    """Companies take turns at what they leave behind (`SLOW_JOBS`)."""
    with act_as_company(company_id):
        queue.enqueue("updates.company", company_id=company_id, chapter_id=chapter_id)
