from django.db import models

from apps.accounts.models import User
from apps.booklets.models import Booklet, BookletChapter
from apps.library.models import ChapterVersion, ReleaseReason
from shared.tenancy.models import SharedRow, TenantRow

SHORTEST_REFUSAL, LONGEST_REFUSAL = 20, 500


class ProposalStatus(models.TextChoices):
    TO_REVIEW = "to_review"
    ADOPTED = "adopted"
    PARTLY_ADOPTED = "partly_adopted"
    REFUSED = "refused"
    SUPERSEDED = "superseded"  # its chapter follows the library no more


DECIDED = (ProposalStatus.ADOPTED, ProposalStatus.PARTLY_ADOPTED)


class RefusalKind(models.TextChoices):
    """Why, in words that the library may count: what somebody wrote stays in their company."""

    LOCAL = "local"  # they do it otherwise
    REPLACED = "replaced"  # the booklet is about to go
    UNCONCERNED = "unconcerned"  # it is not about their people
    OTHER = "other"


class BatchState(models.TextChoices):
    """What became of a proposal of many that were decided at once."""

    WAITING = "waiting"
    DONE = "done"
    LEFT = "left"  # it clashes by now, or may not be decided any more


class Rollout(SharedRow):
    """A release on its way into booklets: how far it has come, in the order of their chapters."""

    version = models.OneToOneField(
        ChapterVersion, on_delete=models.PROTECT, related_name="+", db_index=False
    )
    chapter_id = models.UUIDField()  # of the library
    number = models.IntegerField()
    started_at = models.DateTimeField()
    finished_at = models.DateTimeField(null=True)
    watermark = models.UUIDField(null=True)  # the last chapter of a booklet that was handed on

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["chapter_id", "number"], name="rollout_once"),
        )
        indexes = (models.Index(fields=["company", "-id"], name="rollouts_newest"),)


class UpdateProposal(TenantRow):
    """What a release would change in a chapter of a booklet, until somebody has decided on it."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    chapter = models.ForeignKey(
        BookletChapter, on_delete=models.CASCADE, related_name="+", db_index=False
    )
    rollout = models.ForeignKey(Rollout, on_delete=models.PROTECT, related_name="+", db_index=False)
    from_version = models.IntegerField()
    to_version = models.IntegerField()
    reason = models.CharField(max_length=10, choices=ReleaseReason)
    effective_on = models.DateField(null=True)
    pages_changed = models.IntegerField(default=0)
    blocks = models.IntegerField(default=0)  # units in all
    adapted = models.IntegerField(default=0)  # waiting clashes of which both sides fit in one text
    conflicts = models.IntegerField(default=0)  # the other clashes that wait
    clashes = models.JSONField(default=dict)  # {unit: its mark}
    local_fingerprint = models.CharField(max_length=64, default="")  # of what was compared
    status = models.CharField(
        max_length=14, choices=ProposalStatus, default=ProposalStatus.TO_REVIEW
    )
    decisions = models.JSONField(default=dict)  # {unit: {choice, block?, mark, by, at}}
    revision = models.IntegerField(default=1)  # of the decisions
    opened_at = models.DateTimeField()
    opened_by_id = models.UUIDField(null=True)  # who looked at it first
    decided_at = models.DateTimeField(null=True)
    decided_by_id = models.UUIDField(null=True)
    decided_by_name = models.CharField(max_length=200, default="")
    refusal = models.CharField(max_length=LONGEST_REFUSAL, default="")
    refusal_kind = models.CharField(max_length=11, choices=RefusalKind, default="")
    assigned_to = models.ForeignKey(
        User, on_delete=models.SET_NULL, null=True, related_name="+", db_index=False
    )
    undo = models.JSONField(default=dict)  # what the chapter was before
    batch = models.UUIDField(null=True)
    batch_state = models.CharField(max_length=10, choices=BatchState, default="")

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["chapter"],
                condition=models.Q(status="to_review"),
                name="proposal_open_once",
            ),
        )
        indexes = (
            models.Index(fields=["company", "status", "-id"], name="proposals_of_status"),
            models.Index(
                fields=["company", "rollout", "status", "-id"], name="proposals_of_rollout"
            ),
            models.Index(fields=["company", "booklet", "-id"], name="proposals_of_booklet"),
            models.Index(fields=["booklet"], name="proposals_with_booklet"),  # deleted some day
            models.Index(fields=["chapter"], name="proposals_with_chapter"),
            models.Index(fields=["rollout"], name="proposals_with_rollout"),
            models.Index(fields=["batch"], name="proposals_of_batch"),
            models.Index(fields=["assigned_to"], name="proposals_for_person"),  # erased some day
            models.Index(fields=["decided_by_id"], name="proposals_decided_by"),
            models.Index(fields=["opened_by_id"], name="proposals_opened_by"),
        )


class AdoptionCount(TenantRow):
    """How far a release has come in a company: numbers alone, which the library's editors read."""

    rollout = models.ForeignKey(Rollout, on_delete=models.PROTECT, related_name="+", db_index=False)
    updated = models.IntegerField(default=0)
    to_review = models.IntegerField(default=0)
    conflicts = models.IntegerField(default=0)  # of those to review
    refused = models.IntegerField(default=0)
    detached = models.IntegerField(default=0)
    behind = models.IntegerField(default=0)  # neither updated nor asked: archived, or in the trash
    by_day = models.JSONField(default=dict)  # {day: how many were updated on it}
    refusals = models.JSONField(default=dict)  # {kind: how many}
    reminded_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["company", "rollout"], name="adoption_once"),
        )
        indexes = (models.Index(fields=["rollout"], name="adoption_of_rollout"),)
