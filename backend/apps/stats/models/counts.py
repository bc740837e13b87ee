from django.db import models

from apps.booklets.models import Booklet
from apps.stats.models.choices import Dimension, FactKind, Outcome
from shared.tenancy.models import TenantRow


class FactDay(TenantRow):
    """How many facts of a kind there were in a booklet on a day, by page, chapter or question."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    day = models.DateField()
    kind = models.CharField(max_length=1, choices=FactKind)
    subject = models.CharField(max_length=64, blank=True)
    outcome = models.CharField(max_length=1, choices=Outcome, blank=True)
    n = models.BigIntegerField()

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["booklet", "day", "kind", "subject", "outcome"], name="fact_day_once"
            ),
        )
        indexes = (models.Index(fields=["company", "day"], name="fact_days_of_company"),)


class FactBy(TenantRow):
    """How many first openings and finished chapters a day had, told apart by one dimension at a time."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    day = models.DateField()
    dimension = models.CharField(max_length=7, choices=Dimension)
    value = models.CharField(max_length=36)
    kind = models.CharField(max_length=1, choices=FactKind)
    n = models.BigIntegerField()

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["booklet", "day", "dimension", "value", "kind"], name="fact_by_once"
            ),
        )
        indexes = (models.Index(fields=["company", "day"], name="facts_by_of_company"),)
