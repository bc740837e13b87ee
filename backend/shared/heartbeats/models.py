from django.db import models

from shared.tenancy.models import Row


class Part(models.TextChoices):
    """The processes without which the product answers, and does less than it promises."""

    WORKER = "worker"
    WORKER_SLOW = "worker-slow"
    BEAT = "beat"
    EDGE = "edge"
    RECORDER = "recorder"
    SENDER = "sender"
    SPOOL = "spool"


class Heartbeat(Row):
    """When a process of this kind last said that it lives, by the clock of PostgreSQL."""

    part = models.CharField(max_length=20, choices=Part, unique=True)
    beaten_at = models.DateTimeField()
