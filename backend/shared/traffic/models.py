from django.db import models

from shared.tenancy.models import Row


class RequestCount(Row):
    """The requests of one kind since the installation began: how many, how many seconds, how many of them slow.

    A kind is a method, a pattern of addresses as it stands in our code, and the hundreds of the status.
    """

    method = models.CharField(max_length=7)
    route = models.CharField(max_length=200)
    status = models.SmallIntegerField()  # 2 for 200 to 299
    n = models.BigIntegerField()
    seconds = models.FloatField()
    slow = models.BigIntegerField()  # took longer than a second

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["method", "route", "status"], name="request_count_once"
            ),
        )
