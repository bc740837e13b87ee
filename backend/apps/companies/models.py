from datetime import date, datetime
from typing import Self
from zoneinfo import ZoneInfo

from django.contrib.postgres.indexes import GinIndex, OpClass
from django.db import models
from django.db.models.functions import Length, Lower
from django.db.models.lookups import GreaterThanOrEqual

from apps.accounts.models import FRENCH_ORDER, INVITATION_LASTS, User, UserStatus
from shared.actor import Actor, Role
from shared.folding import fold
from shared.situation import Situation
from shared.tenancy.models import Row, TenantRow

LABEL = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
HOSTNAME = rf"^{LABEL}(\.{LABEL})+$"
GIGABYTE = 1_000_000_000
BRAND = "^[a-z][a-z0-9-]{0,30}$"  # also the name of a stylesheet of the studio
BRANDS = ("soignance",)  # the stylesheets that the studio has


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
    PURGED = "purged"


class CompanyQuerySet(models.QuerySet["Company"]):
    def visible_to(self, actor: Actor) -> Self:
        """The company in whose name the actor acts; every company for super administrators."""
        if actor.is_super_admin:
            return self
        return self.filter(id=actor.company_id) if actor.company_id else self.none()


class Company(Row):
    """A tenant: everything but platform content belongs to exactly one."""

    name = models.CharField(max_length=150, db_collation=FRENCH_ORDER)
    kind = models.CharField(max_length=20, choices=CompanyKind)
    status = models.CharField(max_length=10, choices=CompanyStatus, default=CompanyStatus.ACTIVE)
    status_since = models.DateTimeField(null=True)  # null: since it was created
    timezone = models.CharField(max_length=60, default="Europe/Paris")
    siret = models.CharField(max_length=14, blank=True)
    address = models.CharField(max_length=200, blank=True)
    postal_code = models.CharField(max_length=10, blank=True)
    city = models.CharField(max_length=100, blank=True)
    words = models.TextField(default="", editable=False)  # name, town, number, folded for searching
    locales = models.JSONField(default=list)
    theme = models.JSONField(default=dict)
    headcount = models.IntegerField(null=True)  # null: not told yet
    situation = models.JSONField(default=dict)  # what it answered, by question
    dpo_contact = models.CharField(max_length=200, blank=True)
    privacy_notice = models.TextField(blank=True)
    second_factor_required = models.BooleanField(default=False)  # of its administrators
    # Of sessions that nobody asked to keep: unused for so long, or open for so long, they end.
    session_idle_minutes = models.IntegerField(default=60)
    session_hours = models.IntegerField(default=12)

    storage_bytes = models.BigIntegerField(default=5 * GIGABYTE)
    published_booklets = models.IntegerField(default=20)
    people = models.IntegerField(default=2_000)
    mails_per_month = models.IntegerField(default=20_000)

    receipts_months = models.IntegerField(default=60)
    people_months = models.IntegerField(default=24)
    journal_months = models.IntegerField(default=12)
    # Said by the platform: health data of patients and residents may be kept here under their names.
    hosting_certified = models.BooleanField(default=False, db_default=False)

    objects = CompanyQuerySet.as_manager()

    class Meta:
        constraints = (
            models.CheckConstraint(
                name="company_name_length", condition=GreaterThanOrEqual(Length("name"), 2)
            ),
            models.CheckConstraint(
                name="company_siret_has_14_digits",
                condition=models.Q(siret="") | models.Q(siret__regex="^[0-9]{14}$"),
            ),
            models.UniqueConstraint(
                fields=["siret"], condition=~models.Q(siret=""), name="company_siret_once"
            ),
            models.CheckConstraint(
                name="company_quotas_are_positive",
                condition=models.Q(
                    storage_bytes__gte=0,
                    published_booklets__gte=0,
                    people__gte=0,
                    mails_per_month__gte=0,
                ),
            ),
            models.CheckConstraint(
                name="company_headcount_is_positive", condition=models.Q(headcount__gte=0)
            ),
            models.CheckConstraint(
                name="company_sessions_last_a_while",
                condition=models.Q(session_idle_minutes__gte=5, session_hours__gte=1),
            ),
            models.CheckConstraint(
                name="company_retention_is_a_while",
                condition=models.Q(
                    receipts_months__gte=1, people_months__gte=1, journal_months__gte=1
                ),
            ),
        )
        indexes = (
            models.Index(fields=["name", "id"], name="companies_by_name"),
            GinIndex(OpClass("words", name="gin_trgm_ops"), name="companies_by_words"),
        )

    @property
    def is_complete(self) -> bool:
        """Whether the card says who and where the company is."""
        return all((self.siret, self.address, self.postal_code, self.city))

    @property
    def situation_told(self) -> Situation:
        """What decides which obligations concern it."""
        return Situation(headcount=self.headcount, answers=self.situation)

    def today(self, *, now: datetime) -> date:
        """The day that it is on the company's clock."""
        return now.astimezone(ZoneInfo(self.timezone)).date()

    def change_status(self, status: CompanyStatus, *, now: datetime) -> None:
        """Enter another state of its life."""
        self.status, self.status_since = status, now

    def name_for_search(self) -> None:
        """Keep what searches look at in step with the name, the town and the number."""
        self.words = fold(f"{self.name} {self.city} {self.postal_code} {self.siret}")


class HostPurpose(models.TextChoices):
    """What a hostname serves: the studio or booklets, never both, so that a page of one is no page of the other."""

    STUDIO = "studio"
    READING = "reading"


class Host(Row):
    """A hostname under which the studio shows a brand, or booklets are read; every other shows the default.

    A company's own hostname for the studio is also the one in the letters to its people.
    """

    company = models.ForeignKey(
        Company, on_delete=models.PROTECT, null=True, related_name="hosts", db_index=False
    )
    hostname = models.CharField(max_length=253, unique=True)
    brand = models.CharField(max_length=31)
    purpose = models.CharField(
        max_length=7,
        choices=HostPurpose.choices,
        default=HostPurpose.STUDIO,
        db_default=HostPurpose.STUDIO,
    )

    class Meta:
        constraints = (
            models.CheckConstraint(
                name="host_purpose_is_one", condition=models.Q(purpose__in=HostPurpose.values)
            ),
            models.CheckConstraint(
                name="host_hostname_is_one", condition=models.Q(hostname__regex=HOSTNAME)
            ),
            models.CheckConstraint(
                name="host_brand_is_one", condition=models.Q(brand__regex=BRAND)
            ),
        )
        indexes = (models.Index(fields=["company", "id"], name="hosts_of_company"),)


class Site(TenantRow):
    """A place of a company."""

    name = models.CharField(max_length=150, db_collation=FRENCH_ORDER)
    city = models.CharField(max_length=100, blank=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["company", "name"], name="site_name_once"),)


class Membership(TenantRow):
    """A user's role in a company."""

    user = models.ForeignKey(
        User, on_delete=models.PROTECT, related_name="memberships", db_index=False
    )
    role = models.CharField(max_length=20, choices=[(role.value, role.value) for role in Role])
    ends_on = models.DateField(null=True)  # the last day of an auditor
    suspended_at = models.DateTimeField(
        null=True
    )  # by this company, of an account that others use too

    class Meta:
        constraints = (models.UniqueConstraint(fields=["company", "user"], name="membership_once"),)
        indexes = (models.Index(fields=["user", "id"], name="memberships_of_user"),)

    @property
    def is_suspended(self) -> bool:
        """Whether they may not work here for now: in this company, or with this account at all."""
        return self.suspended_at is not None or self.user.status == UserStatus.SUSPENDED


class Invitation(TenantRow):
    """Somebody is asked to join a company: what was typed, and nothing of the account they may have.

    There is no membership until they accept.
    """

    email = models.EmailField(max_length=254)
    first_name = models.CharField(max_length=80, blank=True)
    last_name = models.CharField(max_length=80, blank=True)
    language = models.CharField(max_length=35)
    role = models.CharField(max_length=20, choices=[(role.value, role.value) for role in Role])
    ends_on = models.DateField(null=True)
    inviter_name = models.CharField(max_length=161)
    sent_at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["company", "email"], name="invitation_once"),
            models.CheckConstraint(
                name="invitation_email_is_lower_case", condition=models.Q(email=Lower("email"))
            ),
        )
        indexes = (
            models.Index(fields=["company", "-id"], name="invitations_of_company"),
            models.Index(fields=["email", "id"], name="invitations_to_address"),
        )

    @property
    def expires_at(self) -> datetime:
        return self.sent_at + INVITATION_LASTS
