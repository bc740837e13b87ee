from datetime import datetime
from uuid import UUID

from django.utils import timezone

from apps.home import services
from shared.jobs.registry import handles


@handles("home.refresh_booklet")
def refresh_booklet(*, company_id: str, booklet_id: str) -> None:
    """What waits in one booklet."""
    services.refresh_concerns(
        company_id=UUID(company_id), booklet_ids=[UUID(booklet_id)], now=timezone.now()
    )


@handles("home.refresh_company")
def refresh_company(*, company_id: str) -> None:
    """What waits in a company, and in each of its booklets."""
    services.refresh_concerns(company_id=UUID(company_id), now=timezone.now())


@handles("home.recount")
def recount(*, company_id: str) -> None:
    """Once a day: whether every fact was heard."""
    services.recount_concerns(company_id=UUID(company_id), now=timezone.now())


@handles("home.call_companies")
def call_companies(*, after: str | None = None, at: str | None = None) -> None:
    """Once an hour; those who come later in the list are called for the same hour."""
    services.call_companies(
        after=UUID(after) if after else None,
        now=datetime.fromisoformat(at) if at else timezone.now(),
    )


@handles("home.forget_user", gives_up=False)
def forget_user(*, user_id: str) -> None:
    """Somebody whose account was erased."""
    services.forget_user(user_id=UUID(user_id))
