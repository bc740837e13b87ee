from django.db import models

from apps.booklets.models import Booklet
from shared.tenancy.models import TenantRow


class FollowedMonth(TenantRow):
    """How far those were to whom a booklet was handed in a month, a week after its end; it never changes.

    Each of them is in one of the four. Null: one to four people; their number is kept nowhere here.
    """

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    month = models.DateField()  # its first day
    waiting = models.IntegerField(null=True)
    opened = models.IntegerField(null=True)  # and not read to the end
    read = models.IntegerField(null=True)  # and not acknowledged
    acknowledged = models.IntegerField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["booklet", "month"], name="followed_month_once"),
        )
        indexes = (models.Index(fields=["company", "month"], name="followed_months_of_company"),)
