import pytest

from apps.booklets.models import Booklet
from apps.journal.models import AuditEvent
from apps.publishing import services
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Making, MakingState, Publication
from apps.publishing.services.make_next_publication import log
from apps.publishing.tests.making import (
    make,
    making_of,
)
from apps.publishing.tests.publishing import publish, ready
from shared import objects
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


class TestFailing:
    def test_leaves_the_former_version_up_and_is_tried_again(self, press):
        booklet = ready()
        former = PublicationFactory.create(booklet=booklet)
        publication = publish(booklet)
        press.fails = True

        with pytest.raises(services.MakingFailed):
            make()

        booklet.refresh_from_db()
        assert booklet.publication_id == former.id
        assert (making_of(publication).state, making_of(publication).attempts) == ("waiting", 1)

    def test_ends_after_three_attempts_with_a_code(self, press):
        booklet = ready()
        former = PublicationFactory.create(booklet=booklet)
        publication = publish(booklet)
        press.fails = True

        _try(2)
        make()

        making = making_of(publication)
        assert (making.state, making.attempts) == (MakingState.FAILED, 3)
        assert making.error == "rendering_failed"
        booklet.refresh_from_db()
        assert booklet.publication_id == former.id
        assert AuditEvent.objects.filter(action="booklet.publication_failed").exists()

    def test_leaves_what_readers_did_not_get_to_be_published(self, press):
        booklet = ready()
        publish(booklet)
        press.fails = True

        _try(2)
        make()

        booklet.refresh_from_db()
        assert booklet.has_changes

    def test_leaves_nothing_to_publish_when_a_later_version_has_it(self, press):
        booklet = ready()
        publish(booklet)
        later = publish(booklet)
        press.fails = True

        _try(2)
        make()
        press.fails = False
        make()

        assert making_of(later).state == MakingState.ONLINE
        booklet.refresh_from_db()
        assert not booklet.has_changes

    def test_of_a_version_that_nobody_watches_is_tried_for_longer(self, press):
        automatic = PublicationFactory.create(automatic=True, state=MakingState.WAITING)
        press.fails = True

        _try(8)
        make()

        assert making_of(automatic).state == MakingState.FAILED

    def test_of_a_booklet_that_was_deleted_meanwhile_leaves_nothing(self, press, monkeypatch):
        publication = publish(ready())
        Making.objects.update(attempts=2)
        Job.objects.all().delete()
        press.fails = True
        booklet = Booklet.objects.filter(id=publication.booklet_id)
        monkeypatch.setattr(log, "exception", lambda *_, **__: booklet.delete())

        make()

        assert [job.name for job in Job.objects.all()] == ["publishing.forget_objects"]

    @pytest.mark.usefixtures("press")
    def test_names_the_store_when_it_is_the_store(self, monkeypatch):
        def refuse(**_):
            raise OSError("the disc is full")

        monkeypatch.setattr(objects, "put", refuse)
        publication = publish(ready())

        _try(2)
        make()

        assert making_of(publication).error == "storing_failed"

    def test_ends_when_each_worker_died_with_it(self, press):
        publication = publish(ready())
        making = making_of(publication)
        making.attempts, making.state = 3, MakingState.STORING
        making.save()

        make()

        assert making_of(publication).error == "worker_lost"
        assert press.given == []

    def test_is_taken_up_where_a_worker_died(self, press):
        publication = publish(ready())
        making = making_of(publication)
        making.attempts, making.state = 1, MakingState.STORING
        making.save()

        make()

        assert making_of(publication).state == MakingState.ONLINE

    def test_may_be_begun_again_by_hand(self, press):
        booklet = ready()
        publication = PublicationFactory.create(booklet=booklet, state=MakingState.FAILED)
        _wait_again(publication)

        make()

        assert making_of(publication).state == MakingState.ONLINE


def _try(times: int) -> None:
    for _ in range(times):
        with pytest.raises(services.MakingFailed):
            make()


def _wait_again(publication: Publication) -> None:
    making = making_of(publication)
    making.state, making.attempts = MakingState.WAITING, 0
    making.save()
