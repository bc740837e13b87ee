from django.contrib.postgres.fields import ArrayField
from django.contrib.postgres.indexes import GinIndex, OpClass
from django.db import models

from apps.accounts.models import FRENCH_ORDER
from apps.people.models import Signer
from apps.register.models.choices import Channel, Gesture, Strength
from shared.tenancy.models import TenantRow


class Receipt(TenantRow):
    """« J'ai pris connaissance »: a statement that anybody may see, and one that names people.

    Its id is made by the device. Nothing of it changes; what names people is forgotten in time, by one function.
    """

    number = models.CharField(max_length=17, unique=True)  # 80 random bits, and a check letter
    booklet_id = models.UUIDField()  # outlived by its receipts
    participation_id = models.UUIDField(null=True)
    publication_id = models.UUIDField()
    edition_id = models.UUIDField()
    version = models.CharField(max_length=12)
    locale = models.CharField(max_length=10)
    part = models.CharField(max_length=36, blank=True, default="")  # a chapter or block; "": all
    signer = models.CharField(max_length=14, choices=Signer, default=Signer.PERSON)
    round = models.IntegerField(default=1)  # a cancelled one opens the next
    channel = models.CharField(max_length=7, choices=Channel)
    strength = models.CharField(max_length=13, choices=Strength)
    gesture = models.CharField(max_length=7, choices=Gesture)
    device_at = models.DateTimeField(null=True)
    sent_at = models.DateTimeField(null=True)
    received_at = models.DateTimeField()
    flags = ArrayField(models.CharField(max_length=20), default=list)  # late, clock, …
    public = models.TextField()  # the public statement, byte for byte
    private = models.TextField(default="")  # the private one; empty: forgotten
    salt = models.BinaryField(default=bytes)
    fingerprint = models.BinaryField(max_length=32)  # SHA-256 of the public statement

    # Of the private statement, for lists; forgotten with it.
    name = models.CharField(max_length=170, blank=True, default="", db_collation=FRENCH_ORDER)
    words = models.TextField(default="", editable=False)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["participation_id", "publication_id", "part", "signer", "round"],
                name="receipt_once",
            ),
        )
        indexes = (
            models.Index(
                fields=["company", "booklet_id", "-received_at", "-id"], name="receipts_newest"
            ),
            models.Index(
                fields=["company", "booklet_id", "version", "-received_at", "-id"],
                name="receipts_of_version",
            ),
            models.Index(
                fields=["company", "booklet_id", "locale", "-received_at", "-id"],
                name="receipts_of_locale",
            ),
            models.Index(
                fields=["company", "booklet_id", "channel", "-received_at", "-id"],
                name="receipts_of_channel",
            ),
            models.Index(
                fields=["company", "booklet_id", "name", "-received_at", "-id"],
                name="receipts_by_name",
            ),
            models.Index(
                fields=["company", "received_at"],
                condition=~models.Q(private=""),
                name="receipts_to_forget",
            ),
            GinIndex(OpClass("words", name="gin_trgm_ops"), name="receipts_by_words"),
        )


class Cancellation(TenantRow):
    """Why a receipt does not count; it stays in the register all the same."""

    receipt = models.OneToOneField(
        Receipt, on_delete=models.PROTECT, related_name="cancellation", db_index=False
    )
    reason = models.CharField(max_length=500)
    by_id = models.UUIDField(null=True)
    by_name = models.CharField(max_length=200, default="")
    at = models.DateTimeField()
    public = models.TextField()
    private = models.TextField(default="")
    salt = models.BinaryField(default=bytes)
    fingerprint = models.BinaryField(max_length=32)

    class Meta:
        indexes = (
            models.Index(fields=["company", "-at", "-id"], name="cancellations_newest"),
            models.Index(fields=["by_id"], name="cancellations_by_person"),  # erased some day
        )
