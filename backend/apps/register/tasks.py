from uuid import UUID

from django.utils import timezone

from apps.register import services
from shared.jobs.registry import handles


@handles("register.forget_all")
def forget_all(*, after: str | None = None) -> None:
    """Once a night."""
    services.forget_of_every_company(after=UUID(after) if after else None)


@handles("register.forget", gives_up=False)
def forget(*, company_id: str, at_once: bool = False) -> None:
    """The receipts of one company that were kept long enough, some at a time."""
    services.forget_receipts(company_id=UUID(company_id), now=timezone.now(), at_once=at_once)


@handles("register.erase_user_traces", gives_up=False)
def erase_user_traces(*, user_id: str, left: str) -> None:
    """Somebody whose account was erased."""
    services.erase_user_traces(user_id=UUID(user_id), name=left)
