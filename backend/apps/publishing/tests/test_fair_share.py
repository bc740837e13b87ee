"""In which order publications are made, and that two workers never make the same one."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Event
from typing import Any

import pytest
from celery import current_app
from django.db import connection
from django.utils import timezone

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet
from apps.journal import services as journal
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import Build, BuildState, Publication
from apps.publishing.rendering import renderer
from apps.publishing.services import wake_makers
from apps.publishing.services._take import take_next
from apps.publishing.tests.building import Pretended, build_of, make
from apps.publishing.tests.publishing import publish, ready
from shared.jobs.models import Job
from shared.tenancy import act_as_platform

WAITING = BuildState.WAITING


def waiting(booklet: Booklet | None = None, **traits: Any) -> Publication:
    return PublicationFactory.create(booklet=booklet, state=WAITING, **traits)


def served() -> Iterator[Publication]:
    """What one worker makes, one after the other."""
    while build := take_next(now=timezone.now()):
        build.state = BuildState.ONLINE
        build.save()
        yield build.publication


@pytest.mark.django_db
class TestTheOrder:
    def test_is_that_of_asking_within_a_company(self):
        first = waiting()
        second = waiting(BookletFactory.create(company_id=first.company_id))

        assert list(served()) == [first, second]

    def test_is_shared_fairly_between_companies(self):
        eager = [waiting()]
        eager += [waiting(BookletFactory.create(company_id=eager[0].company_id)) for _ in range(4)]
        modest = waiting()

        assert list(served()).index(modest) == 1

    def test_remembers_who_was_served_last(self):
        busy, quiet = waiting(), waiting()
        assert next(served()) == busy
        assert next(served()) == quiet

        again = waiting(BookletFactory.create(company_id=busy.company_id))
        new = waiting()

        assert list(served()) == [new, again]

    def test_is_that_of_the_versions_of_a_booklet(self):
        booklet = BookletFactory.create()
        second = waiting(booklet, minor=1)
        build = build_of(second)
        later = waiting(booklet, minor=2)
        Build.objects.filter(id=build.id).update(created_at=timezone.now())

        assert list(served()) == [second, later]

    @pytest.mark.parametrize("state", [BuildState.ONLINE, BuildState.FAILED])
    def test_leaves_out_what_is_over(self, state):
        PublicationFactory.create(state=state)

        assert list(served()) == []

    def test_counts_each_attempt(self):
        publication = waiting()

        take_next(now=timezone.now())

        build = build_of(publication)
        assert (build.attempts, build.state) == (1, BuildState.RENDERING)
        assert build.taken_at is not None


@pytest.mark.django_db(transaction=True)
class TestTwoWorkers:
    @pytest.fixture
    def busy(self) -> Iterator[ThreadPoolExecutor]:
        """A worker that has taken something, until the test is over."""
        with act_as_platform():
            self.booklet = BookletFactory.create()
            waiting(self.booklet)
        taken, over = Event(), Event()

        def hold() -> None:
            with act_as_platform():
                assert take_next(now=timezone.now())
                taken.set()
                over.wait(20)
            connection.close()

        with ThreadPoolExecutor(1) as pool:
            work = pool.submit(hold)
            assert taken.wait(20)
            yield pool
            over.set()
            work.result()

    @pytest.mark.usefixtures("busy")
    def test_never_make_the_same(self):
        with act_as_platform():
            assert take_next(now=timezone.now()) is None

    @pytest.mark.usefixtures("busy")
    def test_never_make_two_versions_of_a_booklet_at_once(self):
        with act_as_platform():
            waiting(self.booklet, minor=1)

            assert take_next(now=timezone.now()) is None

    @pytest.mark.usefixtures("busy")
    def test_work_side_by_side_otherwise(self):
        with act_as_platform():
            other = waiting()
            build = take_next(now=timezone.now())

        assert build
        assert build.publication_id == other.id


@pytest.mark.django_db
def test_a_version_that_found_it_was_not_its_turn_gets_another_bell(monkeypatch):
    monkeypatch.setattr(renderer, "_run", Pretended())
    booklet = ready()
    publish(booklet)
    publish(booklet)
    Job.objects.all().delete()

    make()

    assert Job.objects.filter(name="publishing.make").count() == 1


@pytest.mark.django_db(transaction=True)
def test_a_version_is_not_added_while_the_one_before_is_given_up(monkeypatch):
    """Its job would find that it is not its turn, and nobody would be notified again."""
    with act_as_platform():
        booklet = ready()
        publish(booklet)
        Build.objects.update(attempts=3)
    giving_up, over = Event(), Event()

    def wait(**_: Any) -> None:
        giving_up.set()
        over.wait(20)

    monkeypatch.setattr(journal, "record", wait)

    def give_up() -> None:
        with act_as_platform():
            make()
        connection.close()

    with ThreadPoolExecutor(1) as pool:
        work = pool.submit(give_up)
        assert giving_up.wait(20)
        with act_as_platform():
            free = Booklet.objects.filter(id=booklet.id).select_for_update(
                skip_locked=True, no_key=True
            )
            held = free.first() is None
        over.set()
        work.result()

    assert held


@pytest.mark.django_db
class TestWhatNoJobIsLeftFor:
    def test_gets_one(self):
        waiting()

        wake_makers()
        wake_makers()

        assert Job.objects.filter(name="publishing.make").count() == 1

    def test_is_not_what_is_tried_again_later(self):
        publish(ready())
        Job.objects.update(due_at=timezone.now() + timedelta(minutes=5))

        wake_makers()

        assert Job.objects.filter(name="publishing.make").count() == 1

    def test_is_nothing_once_everything_is_made(self):
        PublicationFactory.create()

        wake_makers()

        assert not Job.objects.exists()

    def test_is_looked_for_every_minute(self):
        beat = current_app.conf.beat_schedule.values()

        (entry,) = (one for one in beat if one.get("args") == ["publishing.wake_makers"])
        assert entry["schedule"] == 60
