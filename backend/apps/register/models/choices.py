from django.db import models


class Channel(models.TextChoices):
    """How a receipt came in."""

    LINK = "link"
    CODE = "code"
    ACCOUNT = "account"
    TABLET = "tablet"
    PAPER = "paper"
    IMPORT = "import"


class Strength(models.TextChoices):
    """How it was established who acknowledged."""

    ACCOUNT = "account"
    PERSONAL_LINK = "personal_link"
    WITNESSED = "witnessed"
    DECLARED = "declared"
    IMPORTED = "imported"


class Gesture(models.TextChoices):
    TICK = "tick"
    NAME = "name"
    DRAWING = "drawing"


class EntryKind(models.TextChoices):
    RECEIPT = "receipt"
    CANCELLATION = "cancellation"
    ATTACHMENT = "attachment"


class Flag(models.TextChoices):
    """What somebody who reads a receipt should know; none of it refuses one."""

    LATE = "late"  # another version was online by then, or none
    CLOCK = "clock"  # the device's clock is more than five minutes wrong, or runs backwards
    AFTER_REVOCATION = "after_revocation"  # the link was ended, or the person had left
    OTHER_WORDS = "other_words"  # the booklet asked so before, and no longer does
