from django.contrib.postgres.fields import ArrayField
from django.db import models

from apps.accounts.models import User
from apps.booklets.models.booklet import Booklet
from apps.booklets.models.choices import BookletRole, Duty
from shared.tenancy.models import TenantRow


class BookletAccess(TenantRow):
    """What somebody may do with one booklet; never more than their role in the company allows."""

    booklet = models.ForeignKey(
        Booklet, on_delete=models.CASCADE, related_name="accesses", db_index=False
    )
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+", db_index=False)
    role = models.CharField(max_length=20, choices=BookletRole)
    duty = models.CharField(max_length=10, choices=Duty, blank=True, default="")  # of managers
    scope = models.CharField(max_length=200, blank=True, default="")  # « Chapitres Hygiène… »
    # Of translators: those that they were given; none named is all of them, with those to come.
    locales = ArrayField(models.CharField(max_length=10), default=list)
    starts_on = models.DateField(null=True)
    ends_on = models.DateField(null=True)  # the last day

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["booklet", "user"], name="booklet_access_once"),
            models.UniqueConstraint(
                fields=["booklet"], condition=models.Q(duty="main"), name="booklet_main_once"
            ),
        )
        indexes = (
            models.Index(fields=["company", "user", "booklet"], name="booklets_of_user"),
            models.Index(fields=["user"], name="booklet_accesses_of_person"),  # erased some day
        )
