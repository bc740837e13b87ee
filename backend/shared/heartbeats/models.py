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
    FACTS = "facts"


class Heartbeat(Row):
    """When a process of this kind last said that it lives, by the clock of PostgreSQL."""

    part = models.CharField(max_length=20, choices=Part, unique=True)
    beaten_at = models.DateTimeField()


class Backlog(Row):
    """What a process of one machine has done since it began, and what waits there, since when.

    Of reading nodes: what they hold is on their own disks, where nobody else sees it.
    """

    part = models.CharField(max_length=20, choices=Part)
    node = models.CharField(max_length=100)  # the name of a machine
    waiting = models.BigIntegerField()
    done = models.BigIntegerField()
    since = models.DateTimeField(null=True)  # of PostgreSQL's clock; null: nothing waits
    told_at = models.DateTimeField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=["part", "node"], name="backlog_of_node"),)
