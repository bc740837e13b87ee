from django.db import models

from shared.tenancy.models import Row


class JobState(models.TextChoices):
    PENDING = "pending"
    DONE = "done"
    FAILED = "failed"


class Job(Row):
    """Something to do after the transaction that wanted it.

    Not behind the tenant wall: workers read every company's jobs, then act in one's name.
    """

    name = models.CharField(max_length=100)
    payload = models.JSONField(default=dict)
    company_id = models.UUIDField(null=True)
    state = models.CharField(max_length=10, choices=JobState, default=JobState.PENDING)
    attempts = models.PositiveSmallIntegerField(default=0)
    due_at = models.DateTimeField()
    notified_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)
    last_error = models.TextField(default="")
    # An outside part that did not answer: no attempt is counted, and it waits as long as that lasts.
    waits_for = models.CharField(max_length=20, default="", db_default="")
    waits = models.PositiveIntegerField(default=0, db_default=0)  # in a row
    away_at = models.DateTimeField(null=True)  # when it found the part away, the last time

    class Meta:
        indexes = (
            models.Index(
                fields=["due_at", "id"], name="job_pending", condition=models.Q(state="pending")
            ),
            models.Index(
                fields=["notified_at"], name="job_unheard", condition=models.Q(state="pending")
            ),
            models.Index(fields=["finished_at"], name="job_done", condition=models.Q(state="done")),
        )
        constraints = (
            models.CheckConstraint(
                name="job_finished_has_a_time",
                condition=models.Q(state="pending") ^ models.Q(finished_at__isnull=False),
            ),
        )


class FairShare(Row):
    """When a worker last began something slow for a company.

    Not behind the tenant wall, as jobs are not.
    """

    company_id = models.UUIDField(unique=True)
    taken_at = models.DateTimeField()
