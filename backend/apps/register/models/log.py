from django.db import models

from apps.register.models.choices import EntryKind
from shared.tenancy.models import Row, TenantRow


class PendingEntry(TenantRow):
    """What waits for its place in the log: added with its subject, taken by the recorder."""

    kind = models.CharField(max_length=12, choices=EntryKind)
    subject_id = models.UUIDField(unique=True)  # of a receipt, a cancellation, an attachment
    fingerprint = models.BinaryField(max_length=32)

    class Meta:
        indexes = (models.Index(fields=["company", "id"], name="pending_of_company"),)


class RegisterEntry(TenantRow):
    """A leaf of the log of the installation, and a link of its company's chain."""

    index = models.BigIntegerField(unique=True)  # in the log, from 0
    sequence = models.BigIntegerField()  # of the company, from 1
    kind = models.CharField(max_length=12, choices=EntryKind)
    subject_id = models.UUIDField(unique=True)
    fingerprint = models.BinaryField(max_length=32)
    previous = models.BinaryField(max_length=32)  # the company's leaf before; zeros for the first
    leaf = models.BinaryField(max_length=32)
    recorded_at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["company", "sequence"], name="entry_sequence_once"),
        )


class Tile(Row):
    """256 hashes of one level of the tree, or fewer at its right edge; hashes only, of nobody in particular."""

    level = models.SmallIntegerField()
    index = models.BigIntegerField()
    hashes = models.BinaryField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=["level", "index"], name="tile_once"),)


class Checkpoint(Row):
    """The root of the log at a size, signed by this installation."""

    size = models.BigIntegerField(unique=True)
    root = models.BinaryField(max_length=32)
    note = models.TextField()  # the signed note, byte for byte
    token = models.BinaryField(null=True)  # of an authority of time, when one was asked
    stored = models.BooleanField(default=False)  # in S3, and every tile that it needs

    class Meta:
        indexes = (
            models.Index(
                fields=["-size"], condition=models.Q(stored=True), name="checkpoints_stored"
            ),
        )
