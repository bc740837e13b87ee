from uuid import UUID

from apps.pages.models import Page, PageRevision


def erase_user_traces(*, user_id: UUID, name: str) -> None:
    """What somebody whose account is erased wrote stays, under the name that is left."""
    Page.objects.filter(edited_by_id=user_id).update(edited_by_name=name)
    PageRevision.objects.filter(by_id=user_id).update(by_name=name)
