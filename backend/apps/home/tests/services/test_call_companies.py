from datetime import UTC, datetime

import pytest

from apps.companies.factories import CompanyFactory
from apps.companies.models import CompanyStatus
from apps.home import services
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db

FIVE_IN_PARIS = datetime(2027, 3, 16, 4, 2, tzinfo=UTC)


def called() -> set[tuple[str, str]]:
    return {(job.name, job.payload["company_id"]) for job in Job.objects.exclude(company_id=None)}


def test_each_company_at_five_of_its_own_clock_and_again_at_eleven_at_night():
    paris = CompanyFactory.create()
    CompanyFactory.create(timezone="America/Cayenne")
    far = CompanyFactory.create(timezone="Asia/Vladivostok")

    services.call_companies(now=FIVE_IN_PARIS)
    assert called() == {("home.refresh_company", str(paris.id))}

    services.call_companies(now=FIVE_IN_PARIS.replace(hour=13))
    assert ("home.recount", str(far.id)) in called()


def test_a_suspended_company_is_left_alone():
    CompanyFactory.create(status=CompanyStatus.SUSPENDED)

    assert services.call_companies(now=FIVE_IN_PARIS) == 0


def test_many_companies_are_called_some_at_a_time(monkeypatch):
    monkeypatch.setitem(services.call_companies.__globals__, "COMPANIES", 2)
    companies = sorted(str(CompanyFactory.create().id) for _ in range(3))

    services.call_companies(now=FIVE_IN_PARIS)

    rest = Job.objects.get(name="home.call_companies")
    assert rest.payload["after"] == companies[1]
    assert len(called()) == 2
