from uuid import UUID

from apps.comments.models import Comment, CommentThread


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased said stays, under the name that is left."""
    Comment.objects.filter(author_id=user_id).update(author_name=name)
    CommentThread.objects.filter(resolved_by_id=user_id).update(resolved_by_name=name)
