"""No PDF and no archive waits for ever, whatever became of its job."""

from typing import Any

import pytest
from celery import current_app
from django.utils import timezone

from apps.publishing.factories import PublicationFactory
from apps.publishing.models import ArchiveState, Build, BuildState, Edition, PdfState, Publication
from apps.publishing.services import wake_printers
from apps.publishing.services.wake_printers import MOST_JOBS
from apps.publishing.tests.building import build_of, edition_of
from shared.jobs.models import Job, JobState

pytestmark = pytest.mark.django_db


def named(publication: Publication) -> dict[str, Any]:
    return {"publication_id": str(publication.id), "locale": "fr-FR"}


def a_job(name: str, payload: dict[str, Any], **fields: Any) -> Job:
    return Job.objects.create(name=name, payload=payload, due_at=timezone.now(), **fields)


def use_up(name: str, payload: dict[str, Any]) -> None:
    """A job that has failed as often as it may."""
    a_job(name, payload, state=JobState.FAILED, finished_at=timezone.now())


def prints() -> list[Job]:
    jobs = Job.objects.filter(name="publishing.print", state=JobState.PENDING)
    return list(jobs.order_by("id"))


class TestAPdf:
    def test_whose_job_is_used_up_gets_another_one(self):
        publication = PublicationFactory.create()
        use_up("publishing.print", named(publication))

        wake_printers()
        wake_printers()

        (job,) = prints()
        assert (job.payload, job.company_id) == (named(publication), publication.company_id)

    def test_that_is_to_be_tried_again_has_its_own(self):
        publication = PublicationFactory.create()
        a_job("publishing.print", {**named(publication), "attempt": 2})

        wake_printers()

        assert len(prints()) == 1

    def test_in_the_language_of_reference_goes_first(self):
        translated = PublicationFactory.create()
        Edition.objects.update(locale="en-GB")
        original = PublicationFactory.create()

        wake_printers()

        asked = [job.payload["publication_id"] for job in prints()]
        assert asked == [str(original.id), str(translated.id)]

    def test_is_given_up_in_the_end(self):
        publication = PublicationFactory.create()
        for _ in range(MOST_JOBS):
            use_up("publishing.print", named(publication))

        wake_printers()

        assert prints() == []
        assert edition_of(publication).pdf_state == PdfState.FAILED

    @pytest.mark.parametrize("state", [BuildState.WAITING, BuildState.FAILED])
    def test_of_a_version_that_is_not_made_is_none(self, state: BuildState):
        PublicationFactory.create(state=state)

        wake_printers()

        assert prints() == []


class TestAnArchive:
    def test_whose_job_is_used_up_has_failed(self):
        publication = PublicationFactory.create()
        Build.objects.update(archive_state=ArchiveState.WAITING)
        use_up("publishing.archive", {"publication_id": str(publication.id)})

        wake_printers()

        assert build_of(publication).archive_state == ArchiveState.FAILED

    def test_that_is_on_its_way_is_left_alone(self):
        publication = PublicationFactory.create()
        Build.objects.update(archive_state=ArchiveState.WAITING)
        a_job("publishing.archive", {"publication_id": str(publication.id)})

        wake_printers()

        assert build_of(publication).archive_state == ArchiveState.WAITING


def test_they_are_looked_for_every_minute():
    beat = current_app.conf.beat_schedule.values()

    (entry,) = (one for one in beat if one.get("args") == ["publishing.wake_printers"])
    assert entry["schedule"] == 60
