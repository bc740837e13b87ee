from django.contrib.postgres.fields import ArrayField
from django.db import models

from apps.accounts.models import FRENCH_ORDER, User
from apps.companies.models import CompanyKind
from apps.media.models import MediaFile
from shared.actor import PlatformRole, Role
from shared.documents.content import walk
from shared.documents.words import words_of
from shared.folding import fold
from shared.language import DEFAULT_LANGUAGE
from shared.tenancy.models import Row

HOLDERS = [(one.value, one.value) for one in (*Role, *PlatformRole) if one != PlatformRole.NONE]


class ContentStatus(models.TextChoices):
    DRAFT = "draft"
    PUBLISHED = "published"
    ARCHIVED = "archived"


class Topic(models.TextChoices):
    """What a tutorial is about: the groups of the help."""

    START = "start"
    WRITE = "write"
    HAND_OVER = "hand_over"
    PROVE = "prove"
    TRANSLATE = "translate"
    MANAGE = "manage"
    PLATFORM = "platform"


class Written(Row):
    """A text of the platform by locale: a title, a line under it, and a body of the blocks that pages have."""

    title = models.JSONField()
    name = models.CharField(max_length=200, db_collation=FRENCH_ORDER)  # the French title: lists
    lead = models.JSONField(default=dict)
    body = models.JSONField(default=dict)  # a document by locale
    image = models.ForeignKey(
        MediaFile, on_delete=models.SET_NULL, null=True, related_name="+", db_index=False
    )
    # Whom it is for, beside a role of theirs; none: every role.
    roles = ArrayField(models.CharField(max_length=20, choices=HOLDERS), default=list)
    status = models.CharField(max_length=10, choices=ContentStatus, default=ContentStatus.DRAFT)
    revision = models.IntegerField(default=1)
    edited_by_id = models.UUIDField(null=True)
    edited_by_name = models.CharField(max_length=200, default="")
    edited_at = models.DateTimeField()
    words = models.TextField(default="", editable=False)

    class Meta:
        abstract = True

    def note_words(self) -> None:
        """Keep what lists sort by and searches look at in step with what is written."""
        self.name = self.title.get(DEFAULT_LANGUAGE, "")
        blocks = (block for document in self.body.values() for block in walk(document["blocks"]))
        said = (*self.title.values(), *self.lead.values(), *map(words_of, blocks))
        self.words = fold(" ".join(said))


class NewsItem(Written):
    """Something new that is told on the home, from a moment on and perhaps until another."""

    kinds = ArrayField(models.CharField(max_length=20, choices=CompanyKind), default=list)
    companies = ArrayField(models.UUIDField(), default=list)  # none: every company
    published_at = models.DateTimeField(null=True)  # in the future: scheduled
    published_by_id = models.UUIDField(null=True)
    published_by_name = models.CharField(max_length=200, default="")
    ends_at = models.DateTimeField(null=True)
    pinned = models.BooleanField(default=False)

    class Meta:
        constraints = (
            models.CheckConstraint(
                name="news_ends_after_it_begins",
                condition=models.Q(ends_at=None)
                | models.Q(published_at=None)
                | models.Q(ends_at__gt=models.F("published_at")),
            ),
            models.CheckConstraint(
                name="published_news_has_a_day",
                condition=~models.Q(status=ContentStatus.PUBLISHED)
                | models.Q(published_at__isnull=False),
            ),
        )
        indexes = (
            models.Index(fields=["status", "-pinned", "-published_at", "-id"], name="news_told"),
            models.Index(fields=["image"], name="news_with_image"),  # deleted some day
            models.Index(fields=["edited_by_id"], name="news_of_editor"),  # erased some day
            models.Index(fields=["published_by_id"], name="news_of_publisher"),
        )


class NewsRead(Row):
    """Somebody opened a news item."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+", db_index=False)
    item = models.ForeignKey(NewsItem, on_delete=models.CASCADE, related_name="+", db_index=False)
    read_at = models.DateTimeField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=["item", "user"], name="news_read_once"),)
        indexes = (models.Index(fields=["user"], name="news_read_by_person"),)


class Tutorial(Written):
    """How something is done, told beside the screens where it is done."""

    slug = models.CharField(max_length=60, unique=True)  # of its file, or made of its title
    source = models.CharField(max_length=64, default="")  # of the file it was last loaded from
    topic = models.CharField(max_length=12, choices=Topic, default=Topic.START)
    screens = ArrayField(models.CharField(max_length=120), default=list)  # paths of routes
    minutes = models.IntegerField(default=2)
    position = models.IntegerField(default=0)
    video = models.ForeignKey(
        MediaFile, on_delete=models.SET_NULL, null=True, related_name="+", db_index=False
    )
    transcript = models.JSONField(default=dict)  # by locale: what the video says and shows

    class Meta:
        constraints = (
            models.CheckConstraint(
                name="tutorial_takes_minutes", condition=models.Q(minutes__range=(1, 60))
            ),
        )
        indexes = (
            models.Index(fields=["status", "position", "id"], name="tutorials_in_order"),
            models.Index(fields=["position", "id"], name="tutorials_by_position"),
            models.Index(fields=["image"], name="tutorials_with_image"),  # deleted some day
            models.Index(fields=["video"], name="tutorials_with_video"),
            models.Index(fields=["edited_by_id"], name="tutorials_of_editor"),  # erased some day
        )


class TutorialDone(Row):
    """Somebody says that they have done a tutorial."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+", db_index=False)
    tutorial = models.ForeignKey(
        Tutorial, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    done_at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["tutorial", "user"], name="tutorial_done_once"),
        )
        indexes = (models.Index(fields=["user"], name="tutorials_done_by_person"),)
