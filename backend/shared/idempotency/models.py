from django.db import models

from shared.ids import uuid7


class IdempotencyRecord(models.Model):
    """An unsafe call that was answered, and its answer."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    scope = models.CharField(max_length=64)
    key = models.CharField(max_length=200)
    fingerprint = models.CharField(max_length=64)
    actor_id = models.UUIDField(null=True)
    status = models.PositiveSmallIntegerField(null=True)
    body = models.BinaryField(default=b"")
    cookies = models.TextField(default="")
    session_key = models.TextField(default="")  # sealed: it opens a session
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["scope", "key"], name="idempotency_key_once"),
        )
        indexes = (models.Index(fields=["created_at"], name="idempotency_age"),)
