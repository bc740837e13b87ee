from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models.functions import Lower

from apps.accounts.models import FRENCH_ORDER
from apps.booklets.models.choices import (
    BookletStatus,
    CorePublication,
    ReceiptMode,
    Size,
    Start,
    Step,
    Structure,
)
from apps.companies.models import Site
from apps.library.models import BookletKind
from shared.folding import fold
from shared.language import DEFAULT_LANGUAGE
from shared.tenancy.models import TenantRow


class Booklet(TenantRow):
    """A booklet of a company, from its first name on."""

    name = models.CharField(max_length=120, db_collation=FRENCH_ORDER)
    kind = models.CharField(max_length=20, choices=BookletKind)
    sector_id = models.UUIDField(null=True)  # of the library; unknown until its step
    site = models.ForeignKey(
        Site, on_delete=models.PROTECT, null=True, related_name="+", db_index=False
    )
    status = models.CharField(max_length=10, choices=BookletStatus, default=BookletStatus.BUILDING)
    archived_from = models.CharField(max_length=10, blank=True, default="")  # the state before
    trashed_at = models.DateTimeField(null=True)

    start = models.CharField(max_length=10, choices=Start, default=Start.SECTOR)
    step = models.CharField(max_length=10, choices=Step, default=Step.NAME)  # the furthest reached
    size = models.CharField(max_length=12, choices=Size, default=Size.ESSENTIAL)
    plan_touched = models.BooleanField(default=False)  # somebody changed the proposed chapters

    reference_locale = models.CharField(max_length=10, default=DEFAULT_LANGUAGE)
    locales = ArrayField(models.CharField(max_length=10), default=list)  # besides the reference
    # Those of them that readers are offered though nobody has translated enough: somebody said so.
    offered_anyway = ArrayField(models.CharField(max_length=10), default=list)
    translated = models.JSONField(default=dict)  # {locale: per cent}, as last counted
    structure = models.CharField(
        max_length=24, choices=Structure, default=Structure.CHAPTERS_AND_PAGES
    )
    theme = models.JSONField(default=dict)  # {palette, colours, fonts, size, cover, logo}
    slug = models.CharField(max_length=60)

    receipt_mode = models.CharField(max_length=10, choices=ReceiptMode, default=ReceiptMode.END)
    receipt_sentence = models.CharField(max_length=200, blank=True, default="")  # empty: the usual
    receipt_days = models.IntegerField(default=7)
    receipt_on_paper = models.BooleanField(default=True)  # tablet or paper, with a witness
    free_order = models.BooleanField(default=True)
    reminders = ArrayField(models.IntegerField(), default=list)  # days after the handing over
    review_on = models.DateField(null=True)
    receipts_months = models.IntegerField(null=True)  # null: as the company says
    core_publication = models.CharField(
        max_length=10, choices=CorePublication, default=CorePublication.ASK
    )

    publication_id = models.UUIDField(null=True)  # what readers get
    version = models.CharField(max_length=12, blank=True, default="")  # of it, "2.3"
    published_at = models.DateTimeField(null=True)
    has_changes = models.BooleanField(default=False)  # published, and edited since

    chapters_count = models.IntegerField(default=0)
    pages_count = models.IntegerField(default=0)
    words_count = models.IntegerField(default=0)
    edited_at = models.DateTimeField()
    edited_by_id = models.UUIDField(null=True)
    edited_by_name = models.CharField(max_length=200, default="")
    words = models.TextField(default="", editable=False)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                "company",
                Lower("name"),
                condition=models.Q(trashed_at=None) & ~models.Q(status=BookletStatus.ARCHIVED),
                name="booklet_name_once",
            ),
        )
        indexes = (
            models.Index(
                fields=["company", "-edited_at", "-id"],
                condition=models.Q(trashed_at=None),
                name="booklets_by_edition",
            ),
            models.Index(
                fields=["company", "name", "id"],
                condition=models.Q(trashed_at=None),
                name="booklets_by_name",
            ),
            models.Index(
                fields=["company", "-created_at", "-id"],
                condition=models.Q(trashed_at=None),
                name="booklets_by_creation",
            ),
            models.Index(
                fields=["company", "status", "-edited_at", "-id"],
                condition=models.Q(trashed_at=None),
                name="booklets_of_status",
            ),
            models.Index(
                fields=["company", "-edited_at", "-id"],
                condition=models.Q(trashed_at=None, status="published", has_changes=True),
                name="booklets_to_republish",
            ),
            models.Index(
                fields=["company", "-trashed_at", "-id"],
                condition=~models.Q(trashed_at=None),
                name="booklets_in_trash",
            ),
            models.Index(fields=["edited_by_id"], name="booklets_of_person"),  # erased some day
        )

    def note_words(self) -> None:
        """Keep what searches look at in step with the name."""
        self.words = fold(self.name)


class BookletSlug(TenantRow):
    """An address that leads, or once led, to a booklet; it never leads to another one."""

    slug = models.CharField(max_length=60, unique=True)
    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)

    class Meta:
        indexes = (models.Index(fields=["company", "booklet"], name="slugs_of_booklet"),)
