from uuid import UUID

from django.utils import timezone

from apps.booklets import services
from shared.jobs.registry import handles


@handles("booklets.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)


@handles("booklets.purge_trash")
def purge_trash() -> None:
    """Once a night."""
    services.purge_trash(now=timezone.now())


@handles("booklets.purge_trash_of_company")
def purge_trash_of_company(*, company_id: str) -> None:
    """What has been long enough in the trash of one company."""
    services.purge_trash_of_company(company_id=UUID(company_id), now=timezone.now())
