from datetime import timedelta

import pytest
from django.db import transaction
from django.utils import timezone

from apps.companies.factories import CompanyFactory
from shared.actor import Actor
from shared.ids import uuid7
from shared.jobs import queue
from shared.jobs.models import Job
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db


class TestEnqueue:
    def test_leaves_a_row_that_can_be_read_back(self, notified: list[object]):
        thing = uuid7()

        job = queue.enqueue("some.job", platform=True, thing_id=thing)

        assert Job.objects.get(id=job.id).payload == {"thing_id": str(thing)}

    def test_rings_only_after_the_commit(
        self, notified: list[object], django_capture_on_commit_callbacks
    ):
        with django_capture_on_commit_callbacks(execute=True):
            job = queue.enqueue("some.job", platform=True)
            assert notified == []

        assert notified == [job.id]

    def test_rings_nobody_for_a_job_of_later(
        self, notified: list[object], django_capture_on_commit_callbacks
    ):
        with django_capture_on_commit_callbacks(execute=True):
            queue.enqueue("some.job", platform=True, due_at=timezone.now() + timedelta(hours=1))

        assert notified == []


class TestWhoseJob:
    def test_it_is_that_of_the_company_in_whose_name_it_was_wanted(self, notified: list[object]):
        company = CompanyFactory.create()

        with act_as(Actor(company_id=company.id)):
            job = queue.enqueue("some.job")

        assert job.company_id == company.id

    def test_it_is_never_the_platforms_by_accident(self, notified: list[object]):
        with pytest.raises(queue.NobodysJob):
            queue.enqueue("some.job")


@pytest.mark.django_db(transaction=True)
class TestEnqueueOutside:
    def test_is_refused(self):
        with pytest.raises(queue.OutsideTransaction):
            queue.enqueue("some.job")

    def test_dies_with_its_transaction(self, notified: list[object]):
        with pytest.raises(RuntimeError), transaction.atomic():
            queue.enqueue("some.job", platform=True)
            raise RuntimeError

        assert Job.objects.count() == 0
        assert notified == []
