import pytest

from apps.booklets import services as booklets
from apps.booklets.models import Booklet, BookletStatus
from apps.journal.models import AuditEvent
from apps.publishing import services
from apps.publishing.factories import PublicationFactory
from apps.publishing.models import BuildState, Publication
from apps.publishing.tests.building import build_of
from apps.publishing.tests.contents import said
from apps.publishing.tests.publishing import do, ready, rewrite
from shared.jobs.models import Job

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet():
    """Published, and unchanged since."""
    booklet = ready("Bienvenue")
    PublicationFactory.create(booklet=booklet)
    return booklet


def put_back(publication: Publication) -> None:
    do(services.put_publication_back, publication.booklet, publication_id=publication.id)


class TestPuttingBack:
    def test_gives_readers_the_former_version(self, booklet, heard):
        first = Publication.objects.get()
        PublicationFactory.create(booklet=booklet, minor=1)

        put_back(first)

        booklet.refresh_from_db()
        assert (booklet.publication_id, booklet.version) == (first.id, "1.0")
        assert heard == [booklet.id]
        event = AuditEvent.objects.get(action="booklet.version_put_back")
        assert (event.before, event.after) == ({"version": "1.1"}, {"version": "1.0"})

    def test_leaves_what_is_prepared_to_be_published(self, booklet):
        first = Publication.objects.get()
        rewrite(booklet, "Bienvenue", said("p", "Bonjour"))
        PublicationFactory.create(booklet=booklet, minor=1)

        put_back(first)

        booklet.refresh_from_db()
        assert booklet.has_changes

    def test_has_nothing_left_to_publish_when_it_is_what_is_prepared(self, booklet):
        first = Publication.objects.get()
        PublicationFactory.create(booklet=booklet, minor=1)
        Booklet.objects.filter(id=booklet.id).update(has_changes=True)

        put_back(first)

        booklet.refresh_from_db()
        assert not booklet.has_changes

    def test_of_one_whose_build_failed_makes_it_again(self, booklet):
        failed = PublicationFactory.create(booklet=booklet, minor=1, state=BuildState.FAILED)

        put_back(failed)

        assert build_of(failed).state == BuildState.WAITING
        assert Job.objects.filter(name="publishing.make").count() == 1
        booklet.refresh_from_db()
        assert booklet.version == "1.0"

    def test_is_no_use_of_what_is_online(self, booklet):
        with pytest.raises(services.PublicationOnline):
            put_back(Publication.objects.get())

    def test_waits_for_what_is_being_made(self, booklet):
        under_way = PublicationFactory.create(booklet=booklet, minor=1, state=BuildState.STORING)

        with pytest.raises(services.PublicationUnderWay):
            put_back(under_way)

    @pytest.mark.parametrize("state", [BuildState.ONLINE, BuildState.FAILED])
    def test_waits_for_another_version_that_would_take_its_place(self, booklet, state):
        former = PublicationFactory.create(booklet=booklet, minor=1, state=state)
        PublicationFactory.create(booklet=booklet, minor=2)
        PublicationFactory.create(booklet=booklet, minor=3, state=BuildState.RENDERING)

        with pytest.raises(services.AnotherUnderWay):
            put_back(former)

    @pytest.mark.parametrize("edited", [False, True])
    def test_of_one_whose_build_failed_knows_what_is_left_to_publish(self, booklet, edited):
        failed = PublicationFactory.create(booklet=booklet, minor=1, state=BuildState.FAILED)
        if edited:
            rewrite(booklet, "Bienvenue", said("p", "Bonjour"))
        Booklet.objects.filter(id=booklet.id).update(has_changes=not edited)

        put_back(failed)

        booklet.refresh_from_db()
        assert booklet.has_changes == edited

    @pytest.mark.parametrize("state", [BuildState.ONLINE, BuildState.FAILED])
    def test_is_followed_by_what_values_say_by_now(self, booklet, state):
        former = PublicationFactory.create(booklet=booklet, minor=1, state=state)
        PublicationFactory.create(booklet=booklet, minor=2)

        put_back(former)

        assert Job.objects.filter(name="publishing.republish_values").count() == 1

    def test_of_an_archived_booklet_is_refused(self, booklet):
        Booklet.objects.filter(id=booklet.id).update(status=BookletStatus.ARCHIVED)

        with pytest.raises(booklets.BookletClosed):
            put_back(Publication.objects.get())
