from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models.functions import Lower

from apps.accounts.models import FRENCH_ORDER, User
from apps.companies.models import Site
from apps.library.models import BookletKind
from apps.pages.models import Manuscript, Page
from shared.folding import fold
from shared.language import DEFAULT_LANGUAGE
from shared.tenancy.models import TenantRow


class BookletStatus(models.TextChoices):
    BUILDING = "building"  # the creation is not finished
    DRAFT = "draft"
    IN_REVIEW = "in_review"
    PUBLISHED = "published"
    SUSPENDED = "suspended"
    ARCHIVED = "archived"


class Start(models.TextChoices):
    SECTOR = "sector"
    COPY = "copy"
    BLANK = "blank"


class Structure(models.TextChoices):
    SINGLE_PAGE_PER_TOPIC = "single_page_per_topic"
    CHAPTERS_AND_PAGES = "chapters_and_pages"
    GUIDED_PATH = "guided_path"


class Step(models.TextChoices):
    """The steps of the creation, in their order."""

    NAME = "name"
    SECTOR = "sector"
    STRUCTURE = "structure"
    CHAPTERS = "chapters"
    PAGES = "pages"
    LOGO = "logo"
    COLOURS = "colours"
    FONT = "font"
    VALUES = "values"
    DONE = "done"


class ReceiptMode(models.TextChoices):
    NONE = "none"
    END = "end"
    CHAPTER = "chapter"


class CoreState(models.TextChoices):
    """How a chapter stands to the one of the library that it was taken from."""

    UP_TO_DATE = "up_to_date"
    UPDATE_AVAILABLE = "update_available"
    LOCALLY_MODIFIED = "locally_modified"
    CONFLICT = "conflict"  # both at once
    DETACHED = "detached"


class BookletRole(models.TextChoices):
    MANAGER = "booklet_manager"
    WRITER = "writer"
    TRANSLATOR = "translator"
    AUDITOR = "auditor"


class Duty(models.TextChoices):
    """Of a manager: who answers for the booklet."""

    MAIN = "main"
    MANAGER = "manager"
    SUBSTITUTE = "substitute"


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
    plan_touched = models.BooleanField(default=False)  # somebody changed the proposed chapters

    reference_locale = models.CharField(max_length=10, default=DEFAULT_LANGUAGE)
    locales = ArrayField(models.CharField(max_length=10), default=list)  # besides the reference
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
                fields=["company", "-id"],
                condition=models.Q(trashed_at=None),
                name="booklets_by_creation",
            ),
            models.Index(
                fields=["company", "status", "-edited_at", "-id"],
                condition=models.Q(trashed_at=None),
                name="booklets_of_status",
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
    icon = models.CharField(max_length=40, blank=True)
    origin_chapter_id = models.UUIDField(null=True)  # of the library; null: written here
    origin_version = models.IntegerField(default=0)
    origin_title = models.CharField(max_length=200, blank=True, default="")
    origin_fingerprint = models.CharField(max_length=64, blank=True, default="")
    detached = models.BooleanField(default=False)
    removed_at = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(fields=["company", "booklet", "position"], name="chapters_of_booklet"),
            models.Index(fields=["origin_chapter_id"], name="booklet_chapters_of_origin"),
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
    values = ArrayField(models.CharField(max_length=60), default=list)  # keys that its texts insert

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


class BookletAccess(TenantRow):
    """What somebody may do with one booklet; never more than their role in the company allows."""

    booklet = models.ForeignKey(
        Booklet, on_delete=models.CASCADE, related_name="accesses", db_index=False
    )
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+", db_index=False)
    role = models.CharField(max_length=20, choices=BookletRole)
    duty = models.CharField(max_length=10, choices=Duty, blank=True, default="")  # of managers
    scope = models.CharField(max_length=200, blank=True, default="")  # « Chapitres Hygiène… »
    starts_on = models.DateField(null=True)
    ends_on = models.DateField(null=True)  # the last day

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["booklet", "user"], name="booklet_access_once"),
            models.UniqueConstraint(
                fields=["booklet"], condition=models.Q(duty="main"), name="booklet_main_once"
            ),
        )
        indexes = (
            models.Index(fields=["company", "user", "booklet"], name="booklets_of_user"),
            models.Index(fields=["user"], name="booklet_accesses_of_person"),  # erased some day
        )
