from django.db import models

from apps.stats.models.choices import Channel, Device, FactKind, Outcome
from shared.tenancy.models import Row, TenantQuerySet


class ReadingFact(models.Model):
    """What one page told once, of no device and no person; a partition for each day, kept 35 days.

    It refers to nothing by a key of the database: a lookup for each would cost more than the fact.
    """

    id = models.UUIDField(primary_key=True)  # given by the page: what is sent twice is there once
    day = models.DateField()
    company = models.ForeignKey(
        "companies.Company",
        on_delete=models.DO_NOTHING,
        related_name="+",
        db_index=False,
        db_constraint=False,
    )
    booklet_id = models.UUIDField()
    publication_id = models.UUIDField()
    locale = models.CharField(max_length=10)
    kind = models.CharField(max_length=1, choices=FactKind)
    subject = models.CharField(max_length=64, blank=True)  # a page, a chapter or a question
    outcome = models.CharField(max_length=1, choices=Outcome, blank=True)
    channel = models.CharField(max_length=1, choices=Channel)
    device = models.CharField(max_length=1, choices=Device)

    objects = TenantQuerySet.as_manager()


class Cursor(Row):
    """How far one loader of a reading node has come in what nginx wrote."""

    node = models.CharField(max_length=100)
    loaders = models.SmallIntegerField()
    loader = models.SmallIntegerField()
    segment = models.CharField(max_length=60)
    offset = models.BigIntegerField()
    dropped = models.BigIntegerField(
        default=0
    )  # lines that found no room while PostgreSQL was away

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["node", "loaders", "loader"], name="cursor_of_loader"),
        )
