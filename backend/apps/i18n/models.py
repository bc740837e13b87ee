from django.contrib.postgres.fields import ArrayField
from django.db import models

from shared.tenancy.models import Row

OFFERED_FROM = 80  # per cent


class Direction(models.TextChoices):
    LEFT_TO_RIGHT = "ltr"
    RIGHT_TO_LEFT = "rtl"


class LocaleStatus(models.TextChoices):
    PREPARING = "preparing"
    ACTIVE = "active"
    RETIRED = "retired"


class Catalogue(models.TextChoices):
    """Who says a text."""

    STUDIO = "studio"
    SERVER = "server"
    READER = "reader"
    MAIL = "mail"
    BLOCKS = "blocks"


class Locale(Row):
    """A language that the interface or the booklets may speak."""

    code = models.CharField(max_length=35, unique=True)  # BCP 47
    label = models.CharField(max_length=60)  # in French
    own_name = models.CharField(max_length=60, default="")  # as those who speak it call it
    direction = models.CharField(max_length=3, choices=Direction, default=Direction.LEFT_TO_RIGHT)
    interface = models.BooleanField(default=False)
    content = models.BooleanField(default=True)
    offered_from = models.PositiveSmallIntegerField(default=OFFERED_FROM)
    status = models.CharField(
        max_length=9, choices=LocaleStatus, default=LocaleStatus.PREPARING, db_default="preparing"
    )

    class Meta:
        constraints = (
            models.CheckConstraint(
                condition=models.Q(offered_from__lte=100), name="locale_offered_from_is_per_cent"
            ),
        )


class MessageKey(Row):
    """A text of the product: where it stands, and what French says there today.

    The forms of a text are {"": words}, or one for each plural category.
    """

    key = models.CharField(max_length=200, unique=True)
    catalogue = models.CharField(max_length=6, choices=Catalogue, default=Catalogue.STUDIO)
    screen = models.CharField(max_length=60)  # its first word: a file of texts
    french = models.JSONField(default=dict)  # as shipped
    french_fingerprint = models.CharField(max_length=16)
    fingerprint = models.CharField(max_length=16)  # of today's French, an override included
    moved_at = models.DateTimeField(null=True)  # when that changed last
    placeholders = ArrayField(models.CharField(max_length=100), default=list)
    plural = models.BooleanField(default=False)
    words = models.TextField(default="")  # folded, to be found by
    retired_at = models.DateTimeField(null=True)  # no longer said by the product

    class Meta:
        indexes = (models.Index(fields=["screen", "key"], name="message_key_of_screen"),)


class Message(Row):
    """A text in one language; in French, one that replaces what is shipped."""

    locale = models.ForeignKey(Locale, on_delete=models.CASCADE, related_name="messages")
    key = models.ForeignKey(MessageKey, on_delete=models.PROTECT, related_name="messages")
    forms = models.JSONField(default=dict)
    words = models.TextField(default="")  # folded, to be found by
    shipped = models.BooleanField(default=False)  # comes with the product, nobody changed it
    revision = models.IntegerField(default=1, db_default=1)
    source_fingerprint = models.CharField(max_length=16)
    validated_at = models.DateTimeField(null=True)
    by_id = models.UUIDField(null=True)  # who wrote it last
    by_name = models.CharField(max_length=200, default="")
    written_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["locale", "key"], name="message_once_per_locale"),
        )


class ImportState(models.TextChoices):
    CHECKED = "checked"
    APPLIED = "applied"


class LineAction(models.TextChoices):
    """What a text of a file would do, or did."""

    NEW = "new"
    CHANGED = "changed"
    SAME = "same"
    KEPT = "kept"  # edited here since it was exported
    REFUSED = "refused"


class TextImport(Row):
    """A file of texts in one language, from its dry run to what became of each text; forgotten after a week."""

    locale = models.ForeignKey(Locale, on_delete=models.CASCADE, related_name="+")
    name = models.CharField(max_length=200)  # of the file
    state = models.CharField(max_length=7, choices=ImportState, default=ImportState.CHECKED)
    counts = models.JSONField(default=dict)  # by action
    applied_at = models.DateTimeField(null=True)

    class Meta:
        indexes = (models.Index(fields=["created_at"], name="text_imports_by_age"),)


class TextImportLine(Row):
    """A text of a file."""

    text_import = models.ForeignKey(
        TextImport, on_delete=models.CASCADE, related_name="lines", db_index=False
    )
    number = models.IntegerField()  # in the file
    key = models.CharField(max_length=240)  # as the file names it; perhaps none of ours
    forms = models.JSONField(default=dict)
    stamp = models.CharField(max_length=60, default="")
    action = models.CharField(max_length=7, choices=LineAction)
    problem = models.CharField(max_length=40, default="")

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["text_import", "number", "key"], name="text_import_line_once"
            ),
        )
