from datetime import datetime
from uuid import UUID

from apps.companies.models import Company
from apps.people import selectors
from shared import errors


class PeopleQuotaFull(errors.Conflict):
    code = "people_quota_full"


def lock_company(company_id: UUID) -> Company:
    """Held while people are added, so that two at once do not both take the last place."""
    return Company.objects.select_for_update(no_key=True).get(id=company_id)


def places_left(company: Company, *, now: datetime) -> int:
    """How many more people the company may keep; whoever has left takes no place."""
    used = selectors.count_present(company=company, today=company.today(now=now))
    return max(0, company.people - used)


def require_place(company: Company, *, now: datetime) -> None:
    if places_left(company, now=now) == 0:
        raise PeopleQuotaFull(most=company.people)
