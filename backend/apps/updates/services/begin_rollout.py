from datetime import datetime
from uuid import UUID

from apps.updates.models import Rollout
from shared.jobs import queue


def begin_rollout(
    *, company_id: UUID | None, chapter_id: UUID, version_id: UUID, number: int, now: datetime
) -> Rollout:
    """A release sets out for the booklets that took an older one."""
    rollout = Rollout.objects.create(
        company_id=company_id,
        version_id=version_id,
        chapter_id=chapter_id,
        number=number,
        started_at=now,
    )
    queue.enqueue("updates.roll_out", platform=True, rollout_id=rollout.id)
    return rollout
