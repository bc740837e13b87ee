from datetime import timedelta

import pytest

from apps.home import services
from apps.home.tests.people import NOW, TODAY
from apps.participation.factories import ParticipationFactory

pytestmark = pytest.mark.django_db


def test_a_fact_that_nobody_heard_is_counted_and_told():
    late = ParticipationFactory.create(due_on=TODAY - timedelta(days=1))
    services.refresh_concerns(company_id=late.company_id, now=NOW)

    assert services.recount_concerns(company_id=late.company_id, now=NOW) == 0
    late.delete()
    assert services.recount_concerns(company_id=late.company_id, now=NOW) == 1
