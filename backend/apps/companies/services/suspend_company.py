from datetime import datetime

from apps.companies.models import Company, CompanyStatus
from apps.companies.services._change_status import change_status
from shared import errors
from shared.actor import Actor


class CompanyNotActive(errors.Conflict):
    code = "company_not_active"


def suspend_company(*, actor: Actor, company: Company, reason: str, now: datetime) -> Company:
    """Close a company to its members; what they published stays readable for thirty days."""
    return change_status(
        company,
        CompanyStatus.SUSPENDED,
        actor=actor,
        ability="suspend",
        action="companies.company_suspended",
        otherwise=CompanyNotActive,
        reason=reason,
        now=now,
    )
