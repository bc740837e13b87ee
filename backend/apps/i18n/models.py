from django.db import models

from shared.tenancy.models import Row


class Direction(models.TextChoices):
    LEFT_TO_RIGHT = "ltr"
    RIGHT_TO_LEFT = "rtl"


class MessageState(models.TextChoices):
    TO_REVIEW = "to_review"
    VALIDATED = "validated"


class Locale(Row):
    """A language that the interface or the booklets may speak."""

    code = models.CharField(max_length=35, unique=True)
    label = models.CharField(max_length=60)
    active = models.BooleanField(default=True)
    interface = models.BooleanField(default=False)
    content = models.BooleanField(default=True)
    direction = models.CharField(max_length=3, choices=Direction, default=Direction.LEFT_TO_RIGHT)


class Message(Row):
    """A text of the interface that replaces the one shipped with the studio."""

    locale = models.ForeignKey(Locale, on_delete=models.CASCADE, related_name="messages")
    key = models.CharField(max_length=200)
    value = models.TextField()
    state = models.CharField(max_length=10, choices=MessageState, default=MessageState.VALIDATED)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["locale", "key"], name="message_once_per_locale"),
        )
