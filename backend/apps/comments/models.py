from django.contrib.postgres.fields import ArrayField
from django.db import models

from apps.booklets.models import Booklet
from shared.tenancy.models import TenantRow

LONGEST_QUOTE = 200
LONGEST_COMMENT = 2000


class CommentThread(TenantRow):
    """What is said about one block of a page; it stays with the page when the block goes."""

    booklet = models.ForeignKey(Booklet, on_delete=models.CASCADE, related_name="+", db_index=False)
    page_id = models.UUIDField()
    block_id = models.CharField(max_length=64)
    quote = models.CharField(max_length=LONGEST_QUOTE, default="")  # what the block said then
    opened_by_id = models.UUIDField(null=True)
    comments_count = models.IntegerField(default=0)  # deleted ones included
    last_at = models.DateTimeField()
    resolved_at = models.DateTimeField(null=True)
    resolved_by_id = models.UUIDField(null=True)
    resolved_by_name = models.CharField(max_length=200, default="")

    class Meta:
        indexes = (
            models.Index(fields=["company", "booklet", "-id"], name="threads_of_booklet"),
            models.Index(fields=["company", "page_id", "-id"], name="threads_of_page"),
            models.Index(fields=["opened_by_id"], name="threads_opened_by"),  # erased some day
            models.Index(fields=["resolved_by_id"], name="threads_resolved_by"),
        )


class Comment(TenantRow):
    """Somebody's words in a thread; whom they mention is named by id, never by name."""

    thread = models.ForeignKey(
        CommentThread, on_delete=models.CASCADE, related_name="comments", db_index=False
    )
    author_id = models.UUIDField(null=True)
    author_name = models.CharField(max_length=200, default="")
    text = models.CharField(max_length=LONGEST_COMMENT)  # `<@id>` stands for a person
    mentions = ArrayField(models.UUIDField(), default=list)
    written_at = models.DateTimeField()
    edited_at = models.DateTimeField(null=True)
    deleted_at = models.DateTimeField(null=True)  # its words are gone then

    class Meta:
        indexes = (
            models.Index(fields=["thread", "written_at", "id"], name="comments_of_thread"),
            models.Index(fields=["company", "-written_at", "-id"], name="comments_by_time"),
            models.Index(fields=["author_id"], name="comments_of_person"),  # erased some day
        )
