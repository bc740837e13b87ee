from collections.abc import Iterable
from datetime import date

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models.functions import Lower

from apps.accounts.models import FRENCH_ORDER
from apps.pages.models import Manuscript
from shared.folding import fold
from shared.language import DEFAULT_LANGUAGE
from shared.tenancy.models import Row, SharedRow


class BookletKind(models.TextChoices):
    EMPLOYEE_WELCOME = "employee_welcome"
    SAFETY = "safety"
    TRAINEE = "trainee"
    APPRENTICE = "apprentice"
    PATIENT = "patient"
    RESIDENT = "resident"
    CUSTOMER = "customer"
    OTHER = "other"


class ContentStatus(models.TextChoices):
    DRAFT = "draft"
    PUBLISHED = "published"
    ARCHIVED = "archived"


class Level(models.TextChoices):
    MANDATORY = "mandatory"
    RECOMMENDED = "recommended"


class Domain(models.TextChoices):
    """What an obligation is about: the groups of a grid."""

    RESCUE = "rescue"
    RISKS = "risks"
    RESPECT = "respect"
    CONTRACT = "contract"
    TIME = "time"
    HOUSE = "house"
    TRADE = "trade"
    ENVIRONMENT = "environment"
    TRAINING = "training"
    PATIENTS = "patients"
    RESIDENTS = "residents"


class ChapterStatus(models.TextChoices):
    DRAFT = "draft"
    IN_REVIEW = "in_review"
    PUBLISHED = "published"
    RETIRED = "retired"


class UpdatePolicy(models.TextChoices):
    AUTOMATIC = "automatic"
    PROPOSED = "proposed"
    LOCKED = "locked"


class ReleaseReason(models.TextChoices):
    LEGAL = "legal"
    SECTOR = "sector"
    EDITORIAL = "editorial"


class Sector(Row):
    """A line of business: picks the chapters and the obligations that a booklet starts with."""

    code = models.CharField(max_length=20)
    label = models.JSONField()  # by locale
    name = models.CharField(max_length=120, db_collation=FRENCH_ORDER)  # the French label: lists
    icon = models.CharField(max_length=40, blank=True)
    description = models.JSONField(default=dict)  # by locale
    status = models.CharField(max_length=10, choices=ContentStatus, default=ContentStatus.DRAFT)
    words = models.TextField(default="", editable=False)
    source = models.CharField(max_length=64, default="")  # of the file it was last loaded from
    recommendation = models.CharField(max_length=64, default="")  # that the files last made

    class Meta:
        constraints = (models.UniqueConstraint(Lower("code"), name="sector_code_once"),)
        indexes = (models.Index(fields=["name", "id"], name="sectors_by_name"),)

    def note_words(self) -> None:
        """Keep what lists sort by and searches look at in step with the label and the description."""
        self.name = self.label.get(DEFAULT_LANGUAGE, "")
        said = (*self.label.values(), *self.description.values())
        self.words = fold(" ".join((self.code, *said)))


class Obligation(Row):
    """What a law or good practice asks of a booklet, with its source and who last compared it with that."""

    code = models.CharField(max_length=40)
    label = models.CharField(max_length=200, db_collation=FRENCH_ORDER)
    reference = models.CharField(max_length=200)
    link = models.CharField(max_length=500, blank=True)
    doubt = models.CharField(max_length=300, blank=True, default="")  # what is not certain in it
    remark = models.CharField(max_length=500, blank=True, default="")  # how far it reaches
    domain = models.CharField(max_length=12, choices=Domain, default=Domain.HOUSE)
    # Keys of living values: a page that inserts them covers it once they are filled.
    values = ArrayField(models.CharField(max_length=60), default=list)
    # None: it concerns every company.
    conditions = ArrayField(models.CharField(max_length=30), default=list)
    kinds = ArrayField(models.CharField(max_length=20, choices=BookletKind), default=list)
    sectors = ArrayField(models.UUIDField(), default=list)  # none: every sector
    level = models.CharField(max_length=12, choices=Level)
    verbatim = models.BooleanField(default=False, db_default=False)  # by the words of the law alone
    # When somebody compared the reference with its source, and who; null: nobody yet.
    checked_on = models.DateField(null=True)
    checked_by_id = models.UUIDField(null=True)
    checked_by_name = models.CharField(max_length=200, default="")
    status = models.CharField(max_length=10, choices=ContentStatus, default=ContentStatus.DRAFT)
    words = models.TextField(default="", editable=False)
    source = models.CharField(max_length=64, default="")  # of the file it was last loaded from

    class Meta:
        constraints = (models.UniqueConstraint(Lower("code"), name="obligation_code_once"),)
        indexes = (
            models.Index(fields=["label", "id"], name="obligations_by_label"),
            models.Index(fields=["checked_by_id"], name="obligations_of_person"),  # erased some day
        )

    def note_words(self) -> None:
        """Keep what searches look at in step with what is written."""
        self.words = fold(f"{self.code} {self.label} {self.reference}")

    @property
    def verified_on(self) -> date | None:
        """The day since which nothing in its reference is left to verify."""
        return None if self.doubt else self.checked_on


class Chapter(SharedRow):
    """A chapter that booklets take over; of no company: the platform's."""

    code = models.CharField(max_length=60, blank=True, default="")  # of its file in the repository
    source = models.CharField(max_length=64, blank=True, default="")  # that file's fingerprint
    manuscript = models.OneToOneField(
        Manuscript, on_delete=models.PROTECT, related_name="+", db_index=False
    )
    title = models.JSONField()  # by locale
    name = models.CharField(max_length=200, db_collation=FRENCH_ORDER)  # the French title: lists
    summary = models.JSONField(default=dict)  # by locale
    icon = models.CharField(max_length=40, blank=True)
    sectors = ArrayField(models.UUIDField(), default=list)  # none: every sector
    kinds = ArrayField(models.CharField(max_length=20, choices=BookletKind), default=list)
    obligations = ArrayField(models.UUIDField(), default=list)
    update_policy = models.CharField(
        max_length=10, choices=UpdatePolicy, default=UpdatePolicy.PROPOSED
    )
    status = models.CharField(max_length=10, choices=ChapterStatus, default=ChapterStatus.DRAFT)
    version = models.IntegerField(default=0)  # the newest released one; 0: none yet
    pages_count = models.IntegerField(default=0)
    has_changes = models.BooleanField(default=True)  # since the newest version
    words = models.TextField(default="", editable=False)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["code"],
                condition=models.Q(company=None) & ~models.Q(code=""),
                name="chapter_code_once",
            ),
        )
        indexes = (
            models.Index(fields=["company", "name", "id"], name="chapters_by_name"),
            models.Index(
                fields=["company", "status", "name", "id"], name="chapters_of_status_by_name"
            ),
            models.Index(fields=["company", "-id"], name="chapters_newest"),  # searches
        )

    def note_words(self, page_titles: Iterable[str]) -> None:
        """Keep what lists sort by and searches look at in step with the titles and the summaries."""
        self.name = self.title.get(DEFAULT_LANGUAGE, "")
        said = (*self.title.values(), *self.summary.values(), *page_titles)
        self.words = fold(" ".join(said))

    @property
    def resting_status(self) -> ChapterStatus:
        """What it is when nobody reviews it and it is not retired."""
        return ChapterStatus.PUBLISHED if self.version else ChapterStatus.DRAFT


class ChapterVersion(SharedRow):
    """A release of a chapter, frozen: booklets remember which one they come from."""

    chapter = models.ForeignKey(Chapter, on_delete=models.PROTECT, related_name="+", db_index=False)
    number = models.IntegerField()
    title = models.JSONField()
    reason = models.CharField(max_length=10, choices=ReleaseReason)
    note = models.CharField(max_length=500)
    reference = models.CharField(max_length=200, blank=True)
    effective_on = models.DateField(null=True)
    update_policy = models.CharField(max_length=10, choices=UpdatePolicy)
    obligations = ArrayField(models.UUIDField(), default=list)
    pages = (
        models.JSONField()
    )  # [{id, title, importance, words, obligations, fingerprint, official, document}]
    fingerprint = models.CharField(max_length=64)
    released_by_id = models.UUIDField(null=True)
    released_by_name = models.CharField(max_length=200, default="")
    released_at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["chapter", "number"], name="chapter_version_once"),
        )
        indexes = (
            models.Index(fields=["company", "chapter", "-number"], name="versions_of_chapter"),
            models.Index(fields=["released_by_id"], name="versions_of_person"),
        )


class SectorChapter(Row):
    """A chapter of the platform that a sector recommends, at its place; mandatory ones cannot be left out."""

    sector = models.ForeignKey(Sector, on_delete=models.CASCADE, related_name="+", db_index=False)
    chapter = models.ForeignKey(Chapter, on_delete=models.PROTECT, related_name="+")
    position = models.IntegerField()
    mandatory = models.BooleanField(default=False)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["sector", "chapter"], name="sector_chapter_once"),
        )
        indexes = (models.Index(fields=["sector", "position"], name="chapters_of_sector"),)


class StarterPage(Row):
    """What a file of the starter library last said on a page: what its next change is merged from."""

    page_id = models.UUIDField(unique=True)
    title = models.CharField(max_length=200)
    importance = models.CharField(max_length=10)
    document = models.JSONField()
