from typing import Any

from django.contrib.postgres.fields import ArrayField
from django.db import models

from apps.booklets.models import Booklet
from apps.publishing.models.choices import ArchiveState, BuildState, PdfState
from shared.tenancy.models import TenantRow

Content = dict[str, Any]  # everything that the renderer needs, but addresses


def left_out(content: Content) -> list[str]:
    """Keys that its texts insert and that say nothing: what would say them is not read."""
    return [key for key in content["labels"] if key not in content["values"]]


class Publication(TenantRow):
    """A state of a booklet that was published. Never changed afterwards."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    major = models.IntegerField()
    minor = models.IntegerField()
    note = models.CharField(max_length=500)
    effective_on = models.DateField()
    automatic = models.BooleanField(default=False)  # a living value changed, or the library did
    changes = models.JSONField(default=list)  # [{page, chapter, title, change, scope, facts}]
    coverage = models.JSONField(default=dict)  # {covered, missing, not_applicable}
    reference_locale = models.CharField(max_length=10)
    locales = ArrayField(models.CharField(max_length=10))  # the reference first
    sha256 = models.CharField(max_length=64)  # of its content
    by_id = models.UUIDField(null=True)
    by_name = models.CharField(max_length=200, default="")
    at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["booklet", "major", "minor"], name="publication_number_once"
            ),
        )
        indexes = (
            models.Index(fields=["company", "booklet", "-at", "-id"], name="publications_newest"),
            models.Index(fields=["by_id"], name="publications_by_person"),  # erased some day
        )

    @property
    def version(self) -> str:
        return f"{self.major}.{self.minor}"


class PublicationContent(TenantRow):
    """What a publication says, whole: pages, theme, values as they were said that day."""

    publication = models.OneToOneField(
        Publication, on_delete=models.CASCADE, related_name="content"
    )
    content = models.JSONField()


class Build(TenantRow):
    """How far the files of a publication are."""

    publication = models.OneToOneField(Publication, on_delete=models.CASCADE, related_name="build")
    state = models.CharField(max_length=10, choices=BuildState, default=BuildState.WAITING)
    attempts = models.IntegerField(default=0)
    taken_at = models.DateTimeField(null=True)  # by a worker, the last time
    error = models.CharField(max_length=40, blank=True, default="")  # a code that the screen says
    online_at = models.DateTimeField(null=True)
    archive_state = models.CharField(max_length=10, choices=ArchiveState, default=ArchiveState.NONE)
    archive_key = models.CharField(max_length=200, blank=True, default="")
    archive_size = models.BigIntegerField(null=True)

    class Meta:
        indexes = (
            models.Index(
                fields=["company", "created_at"],
                condition=models.Q(state__in=["waiting", "rendering", "storing"]),
                name="builds_to_do",
            ),
            models.Index(
                fields=["company", "-taken_at"],  # whom workers have served lately
                condition=~models.Q(taken_at=None),
                name="builds_taken",
            ),
            models.Index(
                fields=["id"],
                condition=models.Q(archive_state="waiting"),
                name="builds_to_pack",
            ),
        )


class Edition(TenantRow):
    """A publication in one language: its bundle of files, and its PDF."""

    publication = models.ForeignKey(
        Publication, on_delete=models.CASCADE, related_name="editions", db_index=False
    )
    locale = models.CharField(max_length=10)
    bundle = models.CharField(max_length=64, blank=True, default="")  # SHA-256 of its files
    files = models.JSONField(default=dict)  # {path: {key, size, type}}, from the bundle's root
    objects_used = models.JSONField(default=dict)  # {name in o/: {key, size, type}}
    pdf_state = models.CharField(max_length=10, choices=PdfState, default=PdfState.WAITING)
    pdf_key = models.CharField(max_length=200, blank=True, default="")
    pdf_size = models.BigIntegerField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["publication", "locale"], name="edition_locale_once"),
        )
        indexes = (
            models.Index(fields=["company", "publication"], name="editions_of"),
            models.Index(
                fields=["id"],
                condition=models.Q(pdf_state="waiting"),
                name="editions_to_print",
            ),
            models.Index(fields=["bundle"], name="editions_by_bundle"),  # pages tell its beginning
        )
