from datetime import datetime, timedelta
from hashlib import sha256

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.postgres.indexes import GinIndex, OpClass
from django.contrib.sessions.base_session import AbstractBaseSession
from django.db import models
from django.db.models.functions import Length, Lower
from django.db.models.lookups import GreaterThanOrEqual

from shared.actor import Actor, Hands, PlatformRole
from shared.folding import fold
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


FRENCH_ORDER = "fr-x-icu"
INVITATION_LASTS = timedelta(days=7)


class User(Row, AbstractBaseUser):
    """Somebody with a back-office account."""

    email = models.EmailField(max_length=254, unique=True)
    first_name = models.CharField(max_length=80, db_collation=FRENCH_ORDER)
    last_name = models.CharField(max_length=80, db_collation=FRENCH_ORDER)
    words = models.TextField(default="", editable=False)  # name and address, folded for searching
    language = models.CharField(max_length=35, default=DEFAULT_LANGUAGE)
    status = models.CharField(max_length=10, choices=UserStatus, default=UserStatus.ACTIVE)
    platform_role = models.CharField(
        max_length=20,
        choices=[(role.value, role.value) for role in PlatformRole],
        default=PlatformRole.NONE.value,
    )
    invited_at = models.DateTimeField(null=True)
    password_changed_at = models.DateTimeField(null=True)

    objects = UserManager()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"

    class Meta:
        constraints = (
            models.CheckConstraint(
                name="user_email_is_lower_case", condition=models.Q(email=Lower("email"))
            ),
        )
        indexes = (
            models.Index(fields=["last_name", "first_name", "id"], name="users_by_name"),
            GinIndex(OpClass("words", name="gin_trgm_ops"), name="users_by_words"),
        )

    @property
    def full_name(self) -> str:
        return f"{self.first_name} {self.last_name}".strip()

    @property
    def is_active(self) -> bool:  # type: ignore[override]
        return self.status == UserStatus.ACTIVE

    def name_for_search(self) -> None:
        """Keep what searches look at in step with the name and the address."""
        self.words = fold(f"{self.first_name} {self.last_name} {self.email}")


def kept_key(session_key: str | None) -> str:
    """What the database keeps of a key that opens a session: a copy of it opens none."""
    return sha256((session_key or "").encode()).hexdigest()[:40]


LONGEST_NAME = 300


def named(user_agent: str) -> str:
    """What a browser says of itself, as it is kept."""
    return user_agent.replace("\0", "")[:LONGEST_NAME]


class Session(AbstractBaseSession):
    """An open session: whose, on which device, and when it was last used. Its key is kept as a digest."""

    id = models.UUIDField(default=uuid7, editable=False, unique=True)  # the key opens it, this not
    user = models.ForeignKey(
        User, on_delete=models.CASCADE, null=True, related_name="sessions", db_index=False
    )
    user_agent = models.CharField(max_length=LONGEST_NAME, default="")
    ip = models.GenericIPAddressField(null=True)
    created_at = models.DateTimeField(auto_now_add=True)
    seen_at = models.DateTimeField(null=True)

    class Meta(AbstractBaseSession.Meta):
        abstract = False
        indexes = (models.Index(fields=["user", "-seen_at"], name="sessions_of_user"),)


class SecondFactor(Row):
    """An application of codes that somebody has on their phone."""

    user = models.OneToOneField(User, on_delete=models.CASCADE, related_name="second_factor")
    secret = models.TextField()  # encrypted: a copy of the database is no second factor
    confirmed_at = models.DateTimeField(null=True)  # until then it protects nothing
    last_step = models.BigIntegerField(default=0)  # a code works once


class RecoveryCode(Row):
    """A way in for somebody who lost their phone. It works once."""

    user = models.ForeignKey(
        User, on_delete=models.CASCADE, related_name="recovery_codes", db_index=False
    )
    digest = models.CharField(max_length=64)
    used_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["user", "digest"], name="recovery_code_once"),
        )


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


class SwitchEnd(models.TextChoices):
    RETURNED = "returned"
    EXPIRED = "expired"
    REVOKED = "revoked"
    SIGNED_OUT = "signed_out"


LONGEST_SWITCH = timedelta(minutes=60)
SHORTEST_REASON = 10
LONGEST_REASON = 500


class IdentitySwitch(models.Model):
    """An administrator acts as somebody, and why. Only its end is written afterwards."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    administrator = models.ForeignKey(
        User, on_delete=models.PROTECT, related_name="+", db_index=False
    )
    target = models.ForeignKey(
        User, on_delete=models.PROTECT, related_name="identity_switches", db_index=False
    )
    company_id = models.UUIDField(null=True)  # in whose journal it stands
    reason = models.CharField(max_length=LONGEST_REASON)
    session = models.CharField(max_length=64)  # a digest: the key itself opens a session
    started_at = models.DateTimeField()
    until = models.DateTimeField()
    ended_at = models.DateTimeField(null=True)
    how_ended = models.CharField(max_length=10, choices=SwitchEnd, blank=True)

    acts: int = 0  # set by the list that counts them

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["session"],
                condition=models.Q(ended_at=None),
                name="one_open_switch_in_a_session",
            ),
            models.CheckConstraint(
                name="switch_is_to_somebody_else",
                condition=~models.Q(administrator=models.F("target")),
            ),
            models.CheckConstraint(
                name="switch_has_a_reason",
                condition=GreaterThanOrEqual(Length("reason"), SHORTEST_REASON),
            ),
            models.CheckConstraint(
                name="switch_is_short",
                condition=models.Q(until__lte=models.F("started_at") + LONGEST_SWITCH),
            ),
            models.CheckConstraint(
                name="switch_end_says_how",
                condition=models.Q(ended_at=None, how_ended="")
                | (models.Q(ended_at__isnull=False) & ~models.Q(how_ended="")),
            ),
        )
        indexes = (models.Index(fields=["target", "-id"], name="switches_of_target"),)

    @property
    def end(self) -> datetime:
        """When it ended, or will at the latest."""
        return self.ended_at or self.until

    @property
    def hands(self) -> Hands:
        """Who acts in the target's name."""
        return Hands(
            user_id=self.administrator_id, name=self.administrator.full_name, reason=self.reason
        )

    def actor(self, *, ip: str) -> Actor:
        """Both identities at once, as the journal names them."""
        return Actor(
            user_id=self.target_id,
            name=self.target.full_name,
            switched_by=self.hands,
            company_id=self.company_id,
            ip=ip,
        )
