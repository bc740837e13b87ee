from uuid import UUID

from apps.booklets.models import Booklet, BookletAccess, BookletReview, NotApplicable


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased wrote stays, under the name that is left; their accesses go."""
    BookletAccess.objects.filter(user_id=user_id).delete()
    Booklet.objects.filter(edited_by_id=user_id).update(edited_by_name=name)
    NotApplicable.objects.filter(by_id=user_id).update(by_name=name)
    BookletReview.objects.filter(reviewer_id=user_id, verdict="").update(reviewer=None)
    BookletReview.objects.filter(asked_by_id=user_id).update(asked_by_name=name)
    BookletReview.objects.filter(answered_by_id=user_id).update(answered_by_name=name)
