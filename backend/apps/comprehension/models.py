from uuid import uuid4

from django.db import models

from apps.booklets.models import Booklet
from apps.people.models import Signer
from shared.tenancy.models import TenantRow

LONGEST_TEXT = 1000
LONGEST_ANSWER = 4000
LONGEST_QUOTE = 200


class QuestionKind(models.TextChoices):
    QUESTION = "question"
    UNCLEAR = "unclear"  # words about what was not understood


class QuestionStatus(models.TextChoices):
    OPEN = "open"
    TRANSFERRED = "transferred"  # open too, and somebody's own
    ANSWERED = "answered"
    CLOSED = "closed"  # without an answer, for a reason


WAITING = (QuestionStatus.OPEN, QuestionStatus.TRANSFERRED)


class ReaderQuestion(TenantRow):
    """What a reader asked about a page, as they read it; its moment is told by the half-day, and by nothing else."""

    id = models.UUIDField(primary_key=True, default=uuid4, editable=False)  # of chance: no hour
    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    sent_as = models.UUIDField()  # by the device: what is sent twice is there once
    publication_id = models.UUIDField()
    version = models.CharField(max_length=12)
    locale = models.CharField(max_length=10)
    page_id = models.UUIDField()
    page_title = models.CharField(max_length=200)
    chapter_title = models.CharField(max_length=200)
    block_id = models.CharField(max_length=64, blank=True, default="")
    quote = models.CharField(max_length=LONGEST_QUOTE, blank=True, default="")  # of that block
    kind = models.CharField(max_length=8, choices=QuestionKind)
    text = models.CharField(max_length=LONGEST_TEXT, blank=True)
    day = models.DateField()  # in the company's time
    afternoon = models.BooleanField()
    due_on = models.DateField()  # the last day on which an answer is not late

    name = models.CharField(max_length=100, blank=True, default="")
    reply_to = models.CharField(max_length=254, blank=True, default="")
    participation_id = models.UUIDField(null=True)  # who gave their name
    signer = models.CharField(max_length=14, choices=Signer, blank=True, default="")

    status = models.CharField(max_length=11, choices=QuestionStatus, default=QuestionStatus.OPEN)
    told = models.BooleanField(default=False)  # managers had a letter about it
    assigned_to_id = models.UUIDField(null=True)
    assigned_to_name = models.CharField(max_length=200, blank=True, default="")
    answer = models.CharField(max_length=LONGEST_ANSWER, blank=True, default="")
    reason = models.CharField(max_length=300, blank=True, default="")  # it was closed for
    ended_on = models.DateField(null=True)  # answered or closed
    ended_by_id = models.UUIDField(null=True)
    ended_by_name = models.CharField(max_length=200, blank=True, default="")
    published = models.BooleanField(default=False)  # under its page
    erased_at = models.DateTimeField(null=True)  # its words and who asked are gone

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["booklet", "sent_as"], name="reader_question_once"),
        )
        indexes = (
            models.Index(
                fields=["company", "booklet", "status", "day", "afternoon", "id"],
                name="questions_of_status",
            ),
            models.Index(fields=["company", "booklet", "page_id"], name="questions_of_page"),
            models.Index(
                fields=["company", "participation_id"],
                condition=~models.Q(participation_id=None),
                name="questions_of_participation",
            ),
            models.Index(
                fields=["booklet"],
                condition=models.Q(told=False, status="open"),
                name="questions_to_tell",
            ),
            models.Index(
                fields=["ended_on"],
                condition=models.Q(erased_at=None) & ~models.Q(ended_on=None),
                name="questions_to_erase",
            ),
            models.Index(
                fields=["assigned_to_id"], name="questions_assigned_to"
            ),  # erased some day
            models.Index(fields=["ended_by_id"], name="questions_ended_by"),
        )

    @property
    def is_waiting(self) -> bool:
        return self.status in WAITING
