from django.db import models

from apps.accounts.models import User
from apps.booklets.models.booklet import Booklet
from apps.booklets.models.choices import Verdict
from shared.tenancy.models import TenantRow


class BookletReview(TenantRow):
    """The last time that a booklet was sent to review: by whom, to whom, and what came back."""

    booklet = models.OneToOneField(
        Booklet, on_delete=models.CASCADE, related_name="review", db_index=False
    )
    reviewer = models.ForeignKey(
        User, on_delete=models.SET_NULL, null=True, related_name="+", db_index=False
    )  # null: whoever publishes it
    message = models.CharField(max_length=500, default="")
    asked_at = models.DateTimeField()
    asked_by_id = models.UUIDField(null=True)
    asked_by_name = models.CharField(max_length=200, default="")
    verdict = models.CharField(max_length=10, choices=Verdict, blank=True, default="")
    answer = models.CharField(max_length=500, default="")
    answered_at = models.DateTimeField(null=True)
    answered_by_id = models.UUIDField(null=True)
    answered_by_name = models.CharField(max_length=200, default="")

    class Meta:
        indexes = (
            models.Index(fields=["company", "reviewer"], name="reviews_for_person"),
            models.Index(fields=["reviewer"], name="reviews_of_person"),  # erased some day
            models.Index(fields=["asked_by_id"], name="reviews_asked_by"),
            models.Index(fields=["answered_by_id"], name="reviews_answered_by"),
        )
