from collections.abc import Iterable
from datetime import datetime
from uuid import UUID
from zoneinfo import ZoneInfo

from apps.companies.models import Company, CompanyStatus
from shared.jobs import queue
from shared.tenancy.scope import act_as_company

COMPANIES = 500  # at a time
HOURS = {5: "home.refresh_company", 23: "home.recount"}
"""In the company's own time: dates are looked at before people come, and recounted on the same day."""


def call_companies(*, after: UUID | None = None, now: datetime) -> int:
    """A job for each company where it is one of these hours, some hundreds at a time."""
    zones = Company.objects.order_by().values_list("timezone", flat=True).distinct()
    jobs = dict(_due(zones, now))
    rest = Company.objects.filter(timezone__in=jobs, status=CompanyStatus.ACTIVE)
    rest = rest.filter(id__gt=after) if after else rest
    some = list(rest.order_by("id").values_list("id", "timezone")[:COMPANIES])
    for company_id, zone in some:
        with act_as_company(company_id):
            queue.enqueue(jobs[zone], company_id=company_id)
    if len(some) == COMPANIES:
        queue.enqueue("home.call_companies", platform=True, after=some[-1][0], at=now)
    return len(some)


def _due(zones: Iterable[str], now: datetime) -> Iterable[tuple[str, str]]:
    for zone in zones:
        if job := HOURS.get(now.astimezone(ZoneInfo(zone)).hour):
            yield zone, job
