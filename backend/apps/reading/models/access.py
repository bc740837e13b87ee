import secrets

from django.db import models

from apps.accounts.models import User
from apps.booklets.models import Booklet
from shared.tenancy.models import Row, TenantRow


class ReadingMode(models.TextChoices):
    PUBLIC = "public"
    CODE = "code"  # link and 6 digits
    NAMED = "named"  # a personal link each
    SIGNED_IN = "signed_in"  # accounts of the company


def new_epoch() -> str:
    """The name under which nginx finds a kept booklet: another one shuts every device out."""
    return secrets.token_hex(16)


class ReadingAccess(TenantRow):
    """Who may open a booklet, when, and what is offered around it."""

    booklet = models.OneToOneField(Booklet, on_delete=models.CASCADE, related_name="reading_access")
    mode = models.CharField(max_length=10, choices=ReadingMode, default=ReadingMode.PUBLIC)
    code = models.BinaryField(default=bytes)  # sealed
    epoch = models.CharField(max_length=32, default=new_epoch)
    opens_on = models.DateField(null=True)
    closes_on = models.DateField(null=True)  # the last day
    offers_pdf = models.BooleanField(default=True)
    offers_offline = models.BooleanField(default=True)
    offers_questions = models.BooleanField(default=True, db_default=True)
    indexed = models.BooleanField(default=False)  # by search engines
    code_on_poster = models.BooleanField(default=True)
    # Whom to turn to at the door, where anybody stands: said only if somebody chose to.
    contact_name = models.CharField(max_length=120, blank=True, default="")
    contact_phone = models.CharField(max_length=30, blank=True, default="")
    contact_email = models.CharField(max_length=254, blank=True, default="")


class ReadingLink(TenantRow):
    """A personal link: its token is kept as a hash only."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    label = models.CharField(max_length=150, blank=True, default="")  # before people had names
    participation_id = models.UUIDField(null=True)  # whose it is; null: of somebody forgotten
    token_hash = models.CharField(max_length=64, unique=True)
    expires_on = models.DateField(null=True)  # the last day
    revoked_at = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(fields=["company", "booklet", "-created_at", "-id"], name="links_newest"),
            models.Index(fields=["company", "participation_id"], name="links_of_participation"),
        )


class EndedPass(TenantRow):
    """A member's pass that opens nothing any more; their next one is named after this row."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+", db_index=False)
    grant = models.CharField(max_length=36)
    ended_at = models.DateTimeField()

    class Meta:
        indexes = (
            models.Index(fields=["company", "user", "-id"], name="ended_of_member"),
            models.Index(fields=["company", "-ended_at"], name="ended_newest"),
        )


class EdgeEntry(Row):
    """What every reading node has to hold of one booklet.

    Not behind the tenant wall: edge syncs read every company's entries, and nothing else.
    """

    booklet_id = models.UUIDField(unique=True)
    company_id = models.UUIDField(db_index=True)
    changed = models.BigIntegerField(unique=True)  # from a sequence: syncs ask for what is newer
    content = models.JSONField()
