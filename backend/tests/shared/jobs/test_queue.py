from datetime import timedelta

import pytest
from django.db import transaction
from django.utils import timezone

from shared.ids import uuid7
from shared.jobs import queue
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


class TestEnqueue:
    def test_leaves_a_row_that_can_be_read_back(self, a_bell: list[object]):
        thing = uuid7()

        job = queue.enqueue("some.job", thing_id=thing)

        assert Job.objects.get(id=job.id).payload == {"thing_id": str(thing)}

    def test_rings_only_after_the_commit(
        self, a_bell: list[object], django_capture_on_commit_callbacks
    ):
        with django_capture_on_commit_callbacks(execute=True):
            job = queue.enqueue("some.job")
            assert a_bell == []

        assert a_bell == [job.id]

    def test_rings_nobody_for_a_job_of_later(
        self, a_bell: list[object], django_capture_on_commit_callbacks
    ):
        with django_capture_on_commit_callbacks(execute=True):
            queue.enqueue("some.job", due_at=timezone.now() + timedelta(hours=1))

        assert a_bell == []


@pytest.mark.django_db(transaction=True)
class TestEnqueueOutside:
    def test_is_refused(self):
        with pytest.raises(queue.OutsideTransaction):
            queue.enqueue("some.job")

    def test_dies_with_its_transaction(self, a_bell: list[object]):
        with pytest.raises(RuntimeError), transaction.atomic():
            queue.enqueue("some.job")
            raise RuntimeError

        assert Job.objects.count() == 0
        assert a_bell == []
