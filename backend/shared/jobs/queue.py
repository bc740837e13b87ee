import json
from datetime import datetime
from typing import Any
from uuid import UUID

from django.core.serializers.json import DjangoJSONEncoder
from django.db import transaction
from django.utils import timezone

from shared.jobs.bell import ring
from shared.jobs.models import Job


class OutsideTransaction(RuntimeError):
    """A job must be born in the transaction of the change that wants it."""


def enqueue(
    name: str,
    *,
    company_id: UUID | None = None,
    due_at: datetime | None = None,
    **payload: Any,
) -> Job:
    """Record a job that exists if and only if the current transaction commits."""
    if not transaction.get_connection().in_atomic_block:
        raise OutsideTransaction(name)
    now = timezone.now()
    due = due_at or now
    job = Job.objects.create(
        name=name,
        company_id=company_id,
        payload=json.loads(json.dumps(payload, cls=DjangoJSONEncoder)),
        due_at=due,
        rung_at=now if due <= now else None,
    )
    if due <= now:
        transaction.on_commit(lambda: ring([job.id]))
    return job
