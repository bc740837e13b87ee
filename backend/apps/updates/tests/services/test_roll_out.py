from importlib import import_module

import pytest

from apps.companies.factories import CompanyFactory
from apps.updates import services
from apps.updates.models import Rollout
from apps.updates.tests.releasing import TEXTS, second_release
from apps.updates.tests.worlds import (
    NOW,
    library_chapter,
    take,
)
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


def test_each_company_has_one_job_however_many_turns_it_takes(monkeypatch):
    chapter = library_chapter(TEXTS)
    companies = [CompanyFactory.create() for _ in range(2)]
    for place in range(8):
        take(chapter, companies[place % 2])
    monkeypatch.setattr(import_module("apps.updates.services.roll_out"), "TURN", 3)
    second_release(chapter)
    rollout = Rollout.objects.get()

    for _ in range(5):
        services.roll_out(rollout_id=rollout.id, now=NOW)

    rollout.refresh_from_db()
    assert rollout.finished_at == NOW
    jobs = Job.objects.filter(name="updates.company")
    assert {job.company_id for job in jobs} == {company.id for company in companies}
    assert jobs.count() == 2
