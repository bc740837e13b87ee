from django.contrib.postgres.fields import ArrayField
from django.db import models

from shared.documents import empty_document
from shared.searching import folded
from shared.tenancy.models import SharedRow


class Importance(models.TextChoices):
    INFO = "info"
    IMPORTANT = "important"
    MANDATORY = "mandatory"


class RevisionKind(models.TextChoices):
    SAVED = "saved"
    MERGED = "merged"  # with what somebody else saved meanwhile
    SET_ASIDE = "set_aside"  # brought words that collided: kept, not shown
    RESTORED = "restored"
    LIBRARY = "library"  # what its source in the library says since, taken over


def is_to_collate(official: dict[str, str] | None) -> bool:
    return official is not None and not official["collated_on"]


class Manuscript(SharedRow):
    """Pages in their order: what a chapter of the library, or of a booklet, consists of."""


class Page(SharedRow):
    """One page as its authors left it."""

    manuscript = models.ForeignKey(
        Manuscript, on_delete=models.PROTECT, related_name="pages", db_index=False
    )
    position = models.IntegerField()
    title = models.CharField(max_length=200)
    folded_title = models.GeneratedField(
        expression=folded("title"), output_field=models.TextField(), db_persist=True
    )
    importance = models.CharField(max_length=10, choices=Importance, default=Importance.INFO)
    document = models.JSONField(default=empty_document)
    obligations = ArrayField(models.UUIDField(), default=list)  # covered by the page
    # {source, link, to_join, collated_by, collated_on}: the words of a law, which no booklet changes. Nobody is named
    # where somebody of the library compared them: the journal knows whom.
    official = models.JSONField(null=True)
    revision = models.IntegerField(default=1)
    words = models.IntegerField(default=0)
    fingerprint = models.CharField(max_length=64)  # of what it says and covers
    edited_by_id = models.UUIDField(null=True)
    edited_by_name = models.CharField(max_length=200, default="")
    edited_at = models.DateTimeField()
    removed_at = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(fields=["company", "manuscript", "position"], name="pages_in_order"),
            models.Index(
                fields=["company", "folded_title", "id"],
                condition=models.Q(removed_at=None),
                name="pages_by_title",
            ),
            models.Index(fields=["edited_by_id"], name="pages_of_person"),  # erased some day
        )

    @property
    def to_collate(self) -> bool:
        """Whether nobody has compared this official text with its source yet."""
        return is_to_collate(self.official)


class PageRevision(SharedRow):
    """A page as it once was: what a merge starts from, and what may be restored."""

    page = models.ForeignKey(Page, on_delete=models.PROTECT, related_name="+", db_index=False)
    number = models.IntegerField()
    kind = models.CharField(max_length=10, choices=RevisionKind, default=RevisionKind.SAVED)
    title = models.CharField(max_length=200)
    importance = models.CharField(max_length=10, choices=Importance)
    document = models.JSONField()
    words = models.IntegerField(default=0)
    by_id = models.UUIDField(null=True)
    by_name = models.CharField(max_length=200, default="")
    taken_at = models.DateTimeField(null=True)  # when an author last began to write from it

    class Meta:
        indexes = (
            models.Index(fields=["page", "-number", "-id"], name="revisions_of_page"),
            models.Index(fields=["by_id"], name="revisions_of_person"),  # erased some day
        )
