from django.db import models

from apps.accounts.models import FRENCH_ORDER, User
from apps.companies.models import Site
from shared.tenancy.models import TenantRow

OWN = "own_"  # begins the keys that a company made; no key of the library does


class ValueKind(models.TextChoices):
    PERSON = "person"
    PHONE = "phone"
    EMAIL = "email"
    PLACE = "place"
    HOURS = "hours"
    TEXT = "text"


class LivingValue(TenantRow):
    """What a company, or one of its sites, says once and its booklets insert by the key."""

    site = models.ForeignKey(
        Site, on_delete=models.PROTECT, null=True, related_name="+", db_index=False
    )
    key = models.CharField(max_length=60)
    label = models.CharField(
        max_length=120, blank=True, default="", db_collation=FRENCH_ORDER
    )  # of the company's own ones; the others have theirs in the library
    kind = models.CharField(max_length=10, choices=ValueKind)
    value = models.CharField(max_length=500, blank=True, default="")
    owner = models.ForeignKey(
        User, on_delete=models.SET_NULL, null=True, related_name="+", db_index=False
    )
    review_on = models.DateField(null=True)
    confirmed_on = models.DateField(null=True)
    confirmed_by_id = models.UUIDField(null=True)
    confirmed_by_name = models.CharField(max_length=200, default="")

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["company", "site", "key"], name="living_value_once", nulls_distinct=False
            ),
        )
        indexes = (
            models.Index(fields=["company", "review_on"], name="living_values_by_review"),
            models.Index(fields=["owner"], name="living_values_of_person"),  # erased some day
            models.Index(fields=["confirmed_by_id"], name="living_values_confirmed_by"),
        )
