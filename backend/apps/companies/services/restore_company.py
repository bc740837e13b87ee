from datetime import datetime

from apps.companies.models import Company, CompanyStatus
from apps.companies.services._change_status import change_status
from shared import errors
from shared.actor import Actor


class CompanyNotSuspended(errors.Conflict):
    code = "company_not_suspended"


def restore_company(*, actor: Actor, company: Company, reason: str, now: datetime) -> Company:
    """Open a suspended company again."""
    return change_status(
        company,
        CompanyStatus.ACTIVE,
        actor=actor,
        ability="restore",
        action="companies.company_restored",
        otherwise=CompanyNotSuspended,
        reason=reason,
        now=now,
    )
