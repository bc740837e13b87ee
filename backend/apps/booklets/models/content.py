from django.contrib.postgres.fields import ArrayField
from django.db import models

from apps.booklets.models.booklet import Booklet
from apps.pages.models import Manuscript, Page
from shared.searching import folded
from shared.tenancy.models import TenantRow


class BookletChapter(TenantRow):
    """A chapter of a booklet: its own pages, and which release of the library they were copied from."""

    booklet = models.ForeignKey(
        Booklet, on_delete=models.CASCADE, related_name="chapters", db_index=False
    )
    position = models.IntegerField()
    manuscript = models.OneToOneField(
        Manuscript, on_delete=models.PROTECT, related_name="+", db_index=False
    )
    title = models.CharField(max_length=200)
    folded_title = models.GeneratedField(
        expression=folded("title"), output_field=models.TextField(), db_persist=True
    )
    icon = models.CharField(max_length=40, blank=True)
    origin_chapter_id = models.UUIDField(null=True)  # of the library; null: written here
    origin_version = models.IntegerField(default=0)
    origin_title = models.CharField(max_length=200, blank=True, default="")
    origin_fingerprint = models.CharField(max_length=64, blank=True, default="")
    origin_pages = ArrayField(models.UUIDField(), default=list)  # that the release had
    detached = models.BooleanField(default=False)
    removed_at = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(fields=["company", "booklet", "position"], name="chapters_of_booklet"),
            models.Index(
                fields=["company", "folded_title", "id"],
                condition=models.Q(removed_at=None),
                name="booklet_chapters_by_title",
            ),
            models.Index(fields=["origin_chapter_id", "id"], name="booklet_chapters_by_origin"),
        )


class BookletPage(TenantRow):
    """What a page of a booklet knows besides what it says."""

    page = models.OneToOneField(Page, on_delete=models.CASCADE, related_name="+", db_index=False)
    chapter = models.ForeignKey(
        BookletChapter, on_delete=models.CASCADE, related_name="pages", db_index=False
    )
    origin_page_id = models.UUIDField(null=True)  # in the release; null: written here
    origin_fingerprint = models.CharField(max_length=64, blank=True, default="")
    conditions = models.JSONField(default=dict)  # {sites, jobs, contracts, groups}; none: everybody
    values = ArrayField(models.CharField(max_length=64), default=list)  # keys that its texts insert

    class Meta:
        indexes = (models.Index(fields=["company", "chapter"], name="pages_of_booklet_chapter"),)


class NotApplicable(TenantRow):
    """An obligation that does not concern the readers of a booklet, and why."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    obligation_id = models.UUIDField()
    reason = models.CharField(max_length=500)
    by_id = models.UUIDField(null=True)
    by_name = models.CharField(max_length=200, default="")
    at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["booklet", "obligation_id"], name="not_applicable_once"
            ),
        )
        indexes = (
            models.Index(fields=["company", "booklet"], name="not_applicable_of_booklet"),
            models.Index(fields=["by_id"], name="not_applicable_by_person"),
        )
