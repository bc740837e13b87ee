from django.db import models
from django.db.models.functions import Lower

from apps.accounts.models import FRENCH_ORDER
from shared.folding import fold
from shared.tenancy.models import SharedRow

OUTSIDE_TRASH = models.Q(trashed_at=None)


class MediaKind(models.TextChoices):
    IMAGE = "image"
    VIDEO = "video"
    DOCUMENT = "document"
    AUDIO = "audio"


class UploadState(models.TextChoices):
    UPLOADING = "uploading"
    ANALYSING = "analysing"
    READY = "ready"
    REFUSED = "refused"


class MediaFolder(SharedRow):
    """A drawer of the library. There is one level: a search finds the rest."""

    name = models.CharField(max_length=80, db_collation=FRENCH_ORDER)
    files = models.IntegerField(default=0)  # outside the trash; kept by the ledger

    class Meta:
        constraints = (
            models.UniqueConstraint(
                "company", Lower("name"), name="media_folder_name_once", nulls_distinct=False
            ),
            models.CheckConstraint(
                name="media_folder_files_not_negative", condition=models.Q(files__gte=0)
            ),
        )


class MediaFile(SharedRow):
    """What a booklet points at: its name and description stay when its content is replaced.

    What is known of the content stands here again, so that a list reads one table.
    """

    name = models.CharField(max_length=200, db_collation=FRENCH_ORDER)
    folder = models.ForeignKey(
        MediaFolder, on_delete=models.SET_NULL, null=True, related_name="+", db_index=False
    )
    content = models.OneToOneField(
        "Content", on_delete=models.PROTECT, related_name="+", db_index=False
    )
    kind = models.CharField(max_length=10, choices=MediaKind)
    size = models.BigIntegerField()
    sha256 = models.CharField(max_length=64)
    alt = models.JSONField(default=dict)  # by locale
    decorative = models.BooleanField(default=False)
    lacks_description = models.BooleanField(default=False)
    credit = models.CharField(max_length=200, blank=True)
    rights_until = models.DateField(null=True)
    usages_count = models.IntegerField(default=0)
    added_by_id = models.UUIDField(null=True)
    added_by_name = models.CharField(max_length=200, default="")
    trashed_at = models.DateTimeField(null=True)
    words = models.TextField(default="", editable=False)

    class Meta:
        constraints = (
            models.CheckConstraint(
                name="media_in_use_is_not_trashed",
                condition=models.Q(trashed_at__isnull=True) | models.Q(usages_count=0),
            ),
            models.CheckConstraint(
                name="media_usages_not_negative", condition=models.Q(usages_count__gte=0)
            ),
        )
        indexes = (
            models.Index(fields=["company", "-id"], name="media_newest", condition=OUTSIDE_TRASH),
            models.Index(
                fields=["company", "kind", "-id"],
                name="media_newest_of_kind",
                condition=OUTSIDE_TRASH,
            ),
            models.Index(
                fields=["company", "folder", "-id"],
                name="media_newest_of_folder",
                condition=OUTSIDE_TRASH,
            ),
            models.Index(
                fields=["company", "name", "id"], name="media_by_name", condition=OUTSIDE_TRASH
            ),
            models.Index(
                fields=["company", "-size", "-id"], name="media_by_size", condition=OUTSIDE_TRASH
            ),
            models.Index(
                fields=["company", "-id"],
                name="media_without_description",
                condition=models.Q(trashed_at=None, lacks_description=True),
            ),
            models.Index(
                fields=["company", "-id"],
                name="media_unused",
                condition=models.Q(trashed_at=None, usages_count=0),
            ),
            models.Index(
                fields=["company", "rights_until", "id"],
                name="media_by_rights",
                condition=models.Q(trashed_at=None, rights_until__isnull=False),
            ),
            models.Index(
                fields=["company", "trashed_at", "id"],
                name="media_trashed",
                condition=models.Q(trashed_at__isnull=False),
            ),
            models.Index(
                fields=["company", "sha256", "id"], name="media_by_sha256", condition=OUTSIDE_TRASH
            ),
            models.Index(fields=["content"], name="media_of_content"),
            models.Index(fields=["added_by_id"], name="media_of_person"),  # erased some day
            models.Index(  # PostgreSQL looks here when a folder is removed
                fields=["folder"], name="media_in_folder", condition=models.Q(folder__isnull=False)
            ),
        )

    def note_words(self) -> None:
        """Keep what searches and filters look at in step with the name and the descriptions."""
        self.words = fold(" ".join((self.name, self.credit, *self.alt.values())))
        described = self.decorative or any(self.alt.values())
        self.lacks_description = self.kind == MediaKind.IMAGE and not described


class Content(SharedRow):
    """The bytes of a file after analysis, in S3 under a name of their own. Never changed: replaced."""

    file = models.ForeignKey(
        MediaFile, on_delete=models.PROTECT, null=True, related_name="contents", db_index=False
    )
    mime = models.CharField(max_length=100)
    extension = models.CharField(max_length=5)
    size = models.BigIntegerField()  # of the cleaned original: what counts against the quota
    sha256 = models.CharField(max_length=64)  # of the bytes as they were sent
    width = models.IntegerField(null=True)
    height = models.IntegerField(null=True)
    duration_ms = models.BigIntegerField(null=True)
    placeholder = models.TextField(blank=True)  # a data: address of a few pixels
    renditions = models.JSONField(default=list)  # [{"width": 320, "height": 213}, …]
    replaced_at = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(fields=["company", "file", "id"], name="contents_of_file"),
            models.Index(fields=["file"], name="contents_naming_file"),  # when a file is deleted
            models.Index(
                fields=["replaced_at"],
                name="contents_replaced",
                condition=models.Q(replaced_at__isnull=False),
            ),
        )


class Upload(SharedRow):
    """Bytes on their way: room is reserved for them until they are a content or refused."""

    state = models.CharField(max_length=10, choices=UploadState, default=UploadState.UPLOADING)
    name = models.CharField(max_length=200)
    kind = models.CharField(max_length=10, choices=MediaKind)  # what the name announces
    size = models.BigIntegerField()
    part_size = models.BigIntegerField()
    s3_upload_id = models.CharField(max_length=200, blank=True)
    folder = models.ForeignKey(
        MediaFolder, on_delete=models.SET_NULL, null=True, related_name="+", db_index=False
    )
    replaces = models.ForeignKey(
        MediaFile, on_delete=models.SET_NULL, null=True, related_name="+", db_index=False
    )
    file = models.ForeignKey(
        MediaFile, on_delete=models.SET_NULL, null=True, related_name="+", db_index=False
    )
    refusal = models.CharField(max_length=40, blank=True)
    started_by_id = models.UUIDField(null=True)
    started_by_name = models.CharField(max_length=200, default="")
    started_by_hands = models.JSONField(null=True)  # of the administrator who acted as that person
    touched_at = models.DateTimeField()

    class Meta:
        indexes = (
            models.Index(fields=["company", "-id"], name="uploads_newest"),
            models.Index(fields=["state", "touched_at"], name="uploads_by_state"),
            # PostgreSQL looks here when a file or a folder is removed.
            models.Index(
                fields=["file"], name="uploads_into_file", condition=models.Q(file__isnull=False)
            ),
            models.Index(
                fields=["replaces"],
                name="uploads_replacing",
                condition=models.Q(replaces__isnull=False),
            ),
            models.Index(
                fields=["folder"],
                name="uploads_into_folder",
                condition=models.Q(folder__isnull=False),
            ),
        )


class MediaUsage(SharedRow):
    """Something that shows a file: as long as there is one, the file cannot be thrown away."""

    file = models.ForeignKey(
        MediaFile, on_delete=models.PROTECT, related_name="usages", db_index=False
    )
    owner_type = models.CharField(max_length=40)  # such as "company", "page"
    owner_id = models.UUIDField()
    place = models.CharField(max_length=40)  # such as "logo": one owner may show several files
    label = models.CharField(max_length=200)  # what people call the owner

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["company", "owner_type", "owner_id", "place", "file"],
                name="media_usage_once",
                nulls_distinct=False,
            ),
        )
        indexes = (models.Index(fields=["file", "id"], name="usages_of_media"),)


class Storage(SharedRow):
    """The room that a company's files take and that uploads under way have reserved."""

    used_bytes = models.BigIntegerField(default=0)  # contents, replaced and trashed ones included
    reserved_bytes = models.BigIntegerField(default=0)
    files = models.IntegerField(default=0)  # outside the trash

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["company"], name="storage_once", nulls_distinct=False),
            models.CheckConstraint(
                name="storage_not_negative",
                condition=models.Q(used_bytes__gte=0, reserved_bytes__gte=0, files__gte=0),
            ),
        )
