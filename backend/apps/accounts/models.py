from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.db import models
from django.db.models.functions import Lower

from shared.actor import PlatformRole
from shared.ids import uuid7
from shared.language import DEFAULT_LANGUAGE
from shared.tenancy.models import Row


class UserStatus(models.TextChoices):
    INVITED = "invited"
    ACTIVE = "active"
    SUSPENDED = "suspended"
    DELETED = "deleted"


class UserManager(BaseUserManager["User"]):
    def get_by_natural_key(self, username: str | None) -> "User":
        """A user by e-mail address, whatever its capitals."""
        return self.get(email=(username or "").strip().lower())


class User(Row, AbstractBaseUser):
    """Somebody with a back-office account."""

    email = models.EmailField(max_length=254, unique=True)
    first_name = models.CharField(max_length=80)
    last_name = models.CharField(max_length=80)
    language = models.CharField(max_length=35, default=DEFAULT_LANGUAGE)
    status = models.CharField(max_length=10, choices=UserStatus, default=UserStatus.ACTIVE)
    platform_role = models.CharField(
        max_length=20,
        choices=[(role.value, role.value) for role in PlatformRole],
        default=PlatformRole.NONE.value,
    )

    objects = UserManager()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"

    class Meta:
        constraints = (
            models.CheckConstraint(
                name="user_email_is_lower_case", condition=models.Q(email=Lower("email"))
            ),
        )

    @property
    def full_name(self) -> str:
        return f"{self.first_name} {self.last_name}".strip()

    @property
    def is_active(self) -> bool:  # type: ignore[override]
        return self.status == UserStatus.ACTIVE


class TermsDocument(models.TextChoices):
    TERMS_OF_USE = "cgu"
    DATA_PROTECTION = "rgpd"


class TermsAcceptance(models.Model):
    """Proof that somebody accepted a version of a document, in a language. Never changed."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    user = models.ForeignKey(
        User, on_delete=models.PROTECT, related_name="terms_acceptances", db_index=False
    )
    document = models.CharField(max_length=10, choices=TermsDocument)
    version = models.CharField(max_length=20)
    language = models.CharField(max_length=35)
    ip = models.GenericIPAddressField(null=True)
    at = models.DateTimeField()

    class Meta:
        indexes = (models.Index(fields=["user", "document", "version"], name="terms_of_user"),)
