"""A job whose effect can be counted: one line in the journal, with nothing to hide a second one."""

import time

from django.utils import timezone

from apps.journal.models import AuditEvent
from shared.jobs.registry import handles

JOB = "chaos.leave_a_mark"
ACTION = "chaos.mark"


@handles(JOB)
def leave_a_mark(number: int) -> None:
    time.sleep(0.1)
    AuditEvent.objects.create(action=ACTION, object_type=str(number), at=timezone.now())
    time.sleep(0.1)
