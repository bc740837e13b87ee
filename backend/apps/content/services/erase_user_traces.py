from uuid import UUID

from apps.content.models import NewsItem, NewsRead, Tutorial, TutorialDone


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased wrote stays, under the name that is left; what they read is forgotten."""
    NewsRead.objects.filter(user_id=user_id).delete()
    TutorialDone.objects.filter(user_id=user_id).delete()
    NewsItem.objects.filter(edited_by_id=user_id).update(edited_by_name=name)
    NewsItem.objects.filter(published_by_id=user_id).update(published_by_name=name)
    Tutorial.objects.filter(edited_by_id=user_id).update(edited_by_name=name)
