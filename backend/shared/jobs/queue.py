import json
from datetime import datetime
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.db import transaction
from django.utils import timezone

from shared.jobs.models import Job
from shared.jobs.notify import notify_workers
from shared.jobs.queues import queue_of
from shared.tenancy.scope import current_company


class OutsideTransaction(RuntimeError):
    """A job must be born in the transaction of the change that wants it."""


class NobodysJob(RuntimeError):
    """A job must act in a company's name, or say that it is the platform's."""


def enqueue(
    name: str,
    *,
    platform: bool = False,
    due_at: datetime | None = None,
    **payload: Any,
) -> Job:
    """Record a job that exists if and only if the current transaction commits.

    It will act in the name of the company in which it was born; one of the platform says so.
    """
    if not transaction.get_connection().in_atomic_block:
        raise OutsideTransaction(name)
    company_id = None if platform else current_company()
    if company_id is None and not platform:
        raise NobodysJob(name)
    now = timezone.now()
    due = due_at or now
    job = Job.objects.create(
        name=name,
        company_id=company_id,
        payload=json.loads(json.dumps(payload, cls=DjangoJSONEncoder)),
        due_at=due,
        notified_at=now if due <= now else None,
    )
    if due <= now:
        transaction.on_commit(lambda: notify_workers([job.id], queue_of(name)), robust=True)
    return job
