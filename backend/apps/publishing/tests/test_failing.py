import os

import pytest

from apps.journal.models import AuditEvent
from apps.publishing import services
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Build, BuildState, Publication
from apps.publishing.services.make_next_publication import log
from apps.publishing.tests.building import (
    build_of,
    make,
)
from apps.publishing.tests.publishing import delete_for_ever, publish, ready
from shared import objects
from shared.jobs.models import Job
from shared.objects import Patience

pytestmark = pytest.mark.django_db


class TestFailing:
    def test_leaves_the_former_version_up_and_is_tried_again(self, pretended):
        booklet = ready()
        former = PublicationFactory.create(booklet=booklet)
        publication = publish(booklet)
        pretended.fails = True

        with pytest.raises(services.BuildFailed):
            make()

        booklet.refresh_from_db()
        assert booklet.publication_id == former.id
        assert (build_of(publication).state, build_of(publication).attempts) == ("waiting", 1)

    def test_ends_after_three_attempts_with_a_code(self, pretended):
        booklet = ready()
        former = PublicationFactory.create(booklet=booklet)
        publication = publish(booklet)
        pretended.fails = True

        _try(2)
        make()

        build = build_of(publication)
        assert (build.state, build.attempts) == (BuildState.FAILED, 3)
        assert build.error == "rendering_failed"
        booklet.refresh_from_db()
        assert booklet.publication_id == former.id
        assert AuditEvent.objects.filter(action="booklet.publication_failed").exists()

    def test_leaves_what_readers_did_not_get_to_be_published(self, pretended):
        booklet = ready()
        publish(booklet)
        pretended.fails = True

        _try(2)
        make()

        booklet.refresh_from_db()
        assert booklet.has_changes

    def test_leaves_nothing_to_publish_when_a_later_version_has_it(self, pretended):
        booklet = ready()
        publish(booklet)
        later = publish(booklet)
        pretended.fails = True

        _try(2)
        make()
        pretended.fails = False
        make()

        assert build_of(later).state == BuildState.ONLINE
        booklet.refresh_from_db()
        assert not booklet.has_changes

    def test_of_a_version_that_nobody_watches_is_tried_for_longer(self, pretended):
        automatic = PublicationFactory.create(automatic=True, state=BuildState.WAITING)
        pretended.fails = True

        _try(8)
        make()

        assert build_of(automatic).state == BuildState.FAILED

    def test_of_a_booklet_that_was_deleted_meanwhile_leaves_nothing(self, pretended, monkeypatch):
        publication = publish(ready())
        Build.objects.update(attempts=2)
        Job.objects.all().delete()
        pretended.fails = True
        monkeypatch.setattr(log, "exception", lambda *_, **__: delete_for_ever(publication))

        make()

        assert [job.name for job in Job.objects.all()] == ["publishing.forget_objects"]

    @pytest.mark.usefixtures("pretended")
    def test_names_the_store_when_it_is_the_store(self, monkeypatch):
        def refuse(**_):
            raise OSError("the disc is full")

        monkeypatch.setattr(objects, "put", refuse)
        publication = publish(ready())

        _try(2)
        make()

        assert build_of(publication).error == "storing_failed"

    def test_ends_when_each_worker_died_with_it(self, pretended):
        publication = publish(ready())
        build = build_of(publication)
        build.attempts, build.state = 3, BuildState.STORING
        build.save()

        make()

        assert build_of(publication).error == "worker_lost"
        assert pretended.given == []

    def test_is_taken_up_where_a_worker_died(self, pretended):
        publication = publish(ready())
        build = build_of(publication)
        build.attempts, build.state = 1, BuildState.STORING
        build.save()

        make()

        assert build_of(publication).state == BuildState.ONLINE

    def test_may_be_begun_again_by_hand(self, pretended):
        booklet = ready()
        publication = PublicationFactory.create(booklet=booklet, state=BuildState.FAILED)
        _wait_again(publication)

        make()

        assert build_of(publication).state == BuildState.ONLINE


@pytest.mark.usefixtures("pretended")
class TestWithoutStore:
    def test_waits_however_often_it_is_tried(self, away_store):
        publication = publish(ready())

        for _ in range(20):
            with pytest.raises(objects.StoreAway):
                make()

        build = build_of(publication)
        assert (build.state, build.error, build.attempts) == ("waiting", "store_away", 0)

    def test_goes_online_once_the_store_is_back(self, hanging_store, settings, monkeypatch):
        publication, hung = publish(ready()), settings.S3
        with pytest.raises(objects.StoreAway):
            make()

        settings.S3 = {**hung, "endpoint": os.environ["LIVRETIER_S3_ENDPOINT"]}
        monkeypatch.setattr(objects, "IN_JOBS", Patience(connect=3, read=20, attempts=2))
        make()

        build = build_of(publication)
        assert (build.state, build.error) == (BuildState.ONLINE, "")


def _try(times: int) -> None:
    for _ in range(times):
        with pytest.raises(services.BuildFailed):
            make()


def _wait_again(publication: Publication) -> None:
    build = build_of(publication)
    build.state, build.attempts = BuildState.WAITING, 0
    build.save()
