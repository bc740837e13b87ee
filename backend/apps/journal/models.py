from django.db import models

from shared.actor import Actor
from shared.ids import uuid7

LONGEST_NAME = 200


class AuditEventQuerySet(models.QuerySet["AuditEvent"]):
    def visible_to(self, actor: Actor) -> "AuditEventQuerySet":
        """Events of the actor's company; the platform's own events for its administrators."""
        if actor.company_id is None and not actor.is_super_admin:
            return self.none()
        return self.filter(company_id=actor.company_id)


class AuditEvent(models.Model):
    """Something that somebody did. It keeps plain ids and names: it outlives what it speaks of."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    company_id = models.UUIDField(null=True)
    actor_id = models.UUIDField(null=True)
    actor_name = models.CharField(max_length=LONGEST_NAME, default="")
    acting_as_id = models.UUIDField(null=True)
    acting_as_name = models.CharField(max_length=LONGEST_NAME, default="")
    action = models.CharField(max_length=100)
    object_type = models.CharField(max_length=60)
    object_id = models.UUIDField(null=True)
    object_label = models.CharField(max_length=LONGEST_NAME, default="")
    words = models.TextField(default="")  # the names, folded for searching
    before = models.JSONField(default=dict)
    after = models.JSONField(default=dict)
    reason = models.TextField(default="")
    ip = models.GenericIPAddressField(null=True)
    at = models.DateTimeField()

    objects = AuditEventQuerySet.as_manager()

    class Meta:
        indexes = (
            models.Index(fields=["company_id", "-at", "-id"], name="journal_by_time"),
            models.Index(fields=["company_id", "action", "-at", "-id"], name="journal_by_action"),
            models.Index(
                fields=["company_id", "-at", "-id"],
                name="journal_switched",
                condition=models.Q(acting_as_id__isnull=False),
            ),
        )
