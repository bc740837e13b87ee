from datetime import timedelta

import pytest
from django.utils import timezone

from apps.companies.factories import CompanyFactory
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.jobs.soon import SOON, enqueue_soon

pytestmark = pytest.mark.django_db


@pytest.fixture
def company_id():
    return CompanyFactory.create().id


def test_is_due_within_a_quarter_of_a_minute_and_acts_in_the_company_s_name(company_id):
    enqueue_soon("home.refresh_company", company_id=company_id)

    job = Job.objects.get()
    assert timedelta(0) < job.due_at - timezone.now() <= SOON
    assert job.company_id == company_id


def test_is_asked_once_for_all_that_comes_before_it_is_due(company_id):
    for _ in range(3):
        enqueue_soon("home.refresh_company", company_id=company_id)

    assert Job.objects.count() == 1


def test_what_is_due_may_be_at_work_and_is_asked_for_anew(company_id):
    enqueue_soon("home.refresh_company", company_id=company_id)
    Job.objects.update(due_at=timezone.now())
    enqueue_soon("home.refresh_company", company_id=company_id)

    assert Job.objects.count() == 2


def test_something_else_is_asked_for_besides(company_id):
    for booklet in (uuid7(), uuid7()):
        enqueue_soon("home.refresh_booklet", company_id=company_id, booklet_id=booklet)

    assert Job.objects.count() == 2
