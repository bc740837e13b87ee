import pytest

from apps.companies.factories import CompanyFactory
from apps.companies.models import Company
from apps.register import services
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


class TestForgetOfEveryCompany:
    def test_asks_for_a_job_in_the_name_of_each(self):
        CompanyFactory.create_batch(2)

        services.forget_of_every_company(after=None)

        asked = Job.objects.filter(name="register.forget").values_list("company_id", flat=True)
        assert set(asked) == set(Company.objects.values_list("id", flat=True))
