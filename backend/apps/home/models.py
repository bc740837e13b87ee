from django.db import models

from apps.accounts.models import User
from apps.booklets.models import Booklet
from shared.tenancy.models import TenantRow


class Concern(TenantRow):
    """Something that waits for somebody, of a booklet or of the whole company. Written by jobs, never by people."""

    booklet = models.ForeignKey(
        Booklet, on_delete=models.CASCADE, null=True, related_name="+", db_index=False
    )
    kind = models.CharField(max_length=30)
    count = models.IntegerField()
    oldest_at = models.DateTimeField(null=True)
    due_on = models.DateField(null=True)
    params = models.JSONField(default=dict)  # what its line says besides

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["company", "booklet", "kind"], name="concern_once", nulls_distinct=False
            ),
        )
        indexes = (
            models.Index(fields=["booklet"], name="concerns_of_booklet"),  # deleted some day
            models.Index(fields=["kind", "company"], name="concerns_of_kind"),  # of the platform
        )


class HomeVisit(TenantRow):
    """When somebody last looked at what there is to do in a company, and whether they want to be shown the first steps."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+", db_index=False)
    visited_at = models.DateTimeField(null=True)
    steps_dismissed_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["company", "user"], name="home_visit_once"),)
        indexes = (models.Index(fields=["user"], name="home_visits_of_person"),)  # erased some day
