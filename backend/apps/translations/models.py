from django.db import models

from apps.booklets.models import Booklet
from shared.tenancy.models import TenantRow

LONGEST_TEXT = 20_000


class Origin(models.TextChoices):
    PERSON = "person"
    MEMORY = "memory"  # what was validated of the same words elsewhere; to be read again here
    IMPORT = "import"  # came back in a file
    MACHINE = "machine"  # until a person writes it or validates it


class Translation(TenantRow):
    """One text of a booklet in one language, and from which words it was translated.

    `owner_id` is a page; of the name of the booklet and the titles of its chapters, the booklet itself.
    """

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    owner_id = models.UUIDField()
    block_id = models.CharField(max_length=64, blank=True, default="")  # or the chapter
    field = models.CharField(max_length=32)
    locale = models.CharField(max_length=35)
    text = models.TextField()  # with the tokens of its source
    marks = models.JSONField(default=list)  # what the numbers of its tokens stood for
    source_text = models.TextField()  # what it was translated from
    source_fingerprint = models.CharField(max_length=16)
    source_length = models.IntegerField(default=0)  # in characters, of what is validated
    origin = models.CharField(max_length=10, choices=Origin, default=Origin.PERSON)
    revision = models.IntegerField(default=1)
    by_id = models.UUIDField(null=True)
    by_name = models.CharField(max_length=200, default="")
    written_at = models.DateTimeField()
    validated_by_id = models.UUIDField(null=True)
    validated_by_name = models.CharField(max_length=200, default="")
    validated_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["company", "booklet", "locale", "owner_id", "block_id", "field"],
                name="translation_once",
            ),
        )
        indexes = (
            models.Index(
                fields=["company", "locale", "source_fingerprint"],
                name="translations_of_words",
                condition=models.Q(validated_at__isnull=False),
            ),
            models.Index(
                fields=["company", "locale", "source_length"],
                name="translations_of_length",
                condition=models.Q(validated_at__isnull=False),
            ),
            models.Index(fields=["by_id"], name="translations_of_person"),  # erased some day
            models.Index(fields=["validated_by_id"], name="translations_validated_by"),
        )
