"""What many facts in a row ask for is done once for all of them."""

import json
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.core.serializers.json import DjangoJSONEncoder
from django.utils import timezone

from shared.jobs import queue
from shared.jobs.models import Job, JobState
from shared.tenancy.scope import act_as_company

SOON = timedelta(seconds=15)


def enqueue_soon(name: str, *, company_id: UUID, **payload: Any) -> None:
    """A job in a quarter of a minute, unless one that asks for the same waits: it is held until this change is there to see.

    Whoever asks at the same moment leaves a job of their own rather than wait.
    """
    now = timezone.now()
    told = json.loads(json.dumps({"company_id": company_id, **payload}, cls=DjangoJSONEncoder))
    waiting = Job.objects.filter(
        name=name, company_id=company_id, payload=told, state=JobState.PENDING, due_at__gt=now
    )
    if waiting.select_for_update(skip_locked=True).first():
        return
    with act_as_company(company_id):
        queue.enqueue(name, due_at=now + SOON, **told)
