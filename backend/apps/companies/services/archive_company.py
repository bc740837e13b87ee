from datetime import datetime

from apps.companies.models import Company, CompanyStatus
from apps.companies.services._change_status import change_status
from apps.companies.services.restore_company import CompanyNotSuspended
from shared.actor import Actor, require_own_hands


def archive_company(*, actor: Actor, company: Company, reason: str, now: datetime) -> Company:
    """Put a suspended company away for good: what it holds is purged ninety days later."""
    require_own_hands(actor)
    return change_status(
        company,
        CompanyStatus.ARCHIVED,
        actor=actor,
        ability="archive",
        action="companies.company_archived",
        otherwise=CompanyNotSuspended,
        reason=reason,
        now=now,
    )
