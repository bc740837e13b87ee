from typing import Self

from django.db import models
from django.db.models.functions import Length
from django.db.models.lookups import GreaterThanOrEqual

from apps.accounts.models import User
from shared.actor import Actor, Role
from shared.tenancy.models import Row, TenantRow

LABEL = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
HOSTNAME = rf"^{LABEL}(\.{LABEL})+$"
BRAND = "^[a-z][a-z0-9-]{0,30}$"  # also the name of a stylesheet of the studio


class CompanyKind(models.TextChoices):
    COMPANY = "company"
    TRAINING = "training"
    APPRENTICESHIP = "apprenticeship"
    HEALTH = "health"
    SOCIAL_CARE = "social_care"
    PUBLIC = "public"
    HOSPITALITY = "hospitality"


class CompanyStatus(models.TextChoices):
    ACTIVE = "active"
    SUSPENDED = "suspended"
    ARCHIVED = "archived"


class CompanyQuerySet(models.QuerySet["Company"]):
    def visible_to(self, actor: Actor) -> Self:
        """The company in whose name the actor acts; every company for super administrators."""
        if actor.is_super_admin:
            return self
        return self.filter(id=actor.company_id) if actor.company_id else self.none()


class Company(Row):
    """A tenant: everything but platform content belongs to exactly one."""

    name = models.CharField(max_length=150)
    kind = models.CharField(max_length=20, choices=CompanyKind)
    status = models.CharField(max_length=10, choices=CompanyStatus, default=CompanyStatus.ACTIVE)
    timezone = models.CharField(max_length=60, default="Europe/Paris")

    objects = CompanyQuerySet.as_manager()

    class Meta:
        constraints = (
            models.CheckConstraint(
                name="company_name_length", condition=GreaterThanOrEqual(Length("name"), 2)
            ),
        )


class Host(Row):
    """A hostname under which the studio shows a brand; every other shows the default."""

    hostname = models.CharField(max_length=253, unique=True)
    brand = models.CharField(max_length=31)

    class Meta:
        constraints = (
            models.CheckConstraint(
                name="host_hostname_is_one", condition=models.Q(hostname__regex=HOSTNAME)
            ),
            models.CheckConstraint(
                name="host_brand_is_one", condition=models.Q(brand__regex=BRAND)
            ),
        )


class Site(TenantRow):
    """A place of a company."""

    name = models.CharField(max_length=150)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["company", "name"], name="site_name_once"),)


class Membership(TenantRow):
    """A user's role in a company."""

    user = models.ForeignKey(
        User, on_delete=models.PROTECT, related_name="memberships", db_index=False
    )
    role = models.CharField(max_length=20, choices=[(role.value, role.value) for role in Role])

    class Meta:
        constraints = (models.UniqueConstraint(fields=["company", "user"], name="membership_once"),)
        indexes = (models.Index(fields=["user", "id"], name="memberships_of_user"),)
