import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.booklets.models import BookletRole
from apps.booklets.tests.grid_content import (
    REASON,
    a_booklet,
    a_chapter,
    a_page,
    call_coverage,
    offer,
    user_of,
)
from apps.booklets.tests.people import NOW, working_on
from apps.library.factories import ObligationFactory
from apps.library.models import Obligation

pytestmark = pytest.mark.django_db


@pytest.fixture
def law() -> Obligation:
    return ObligationFactory.create(code="INC-01", label="Consigne incendie")


class TestTheApi:
    def test_tells_the_whole_grid(self, law):
        booklet = a_booklet()
        chapter = a_chapter(booklet, "Incendie")
        first, second = (a_page(chapter, title, law) for title in ("Alerter", "Sortir"))
        a_page(chapter, "Retirée", ObligationFactory.create(label="Agents"), removed_at=NOW)

        told = call_coverage(booklet, "GET").json()

        assert told["chapters"] == [{"id": str(chapter.id), "title": "Incendie"}]
        assert told["may_write"]
        missing, covered = told["items"]
        assert covered["id"] == str(law.id)
        assert covered["covered_by"] == [
            {"chapter": str(chapter.id), "pages": [str(first.page_id), str(second.page_id)]}
        ]
        (suggestion,) = missing["suggestions"]
        assert (suggestion["kind"], suggestion["chapter_title"]) == ("removed_page", "Incendie")
        assert suggestion["minutes"] == 1

    def test_writers_read_it_and_declare_nothing(self, law):
        booklet = a_booklet()
        client = browser_of(User.objects.get(id=working_on(booklet, BookletRole.WRITER).user_id))

        path = f"/api/booklets/{booklet.id}/coverage"
        assert client.get(path).json()["may_write"] is False
        refused = client.put(
            f"{path}/{law.id}", {"reason": REASON}, content_type="application/json"
        )
        assert refused.status_code == 403

    def test_costs_the_same_for_a_large_booklet(self):
        laws = ObligationFactory.create_batch(2)
        booklet = a_booklet()
        offer("Un", laws[0])
        a_page(a_chapter(booklet), "Alerter", laws[1])
        user = user_of(booklet)
        client = browser_of(user)
        path = f"/api/booklets/{booklet.id}/coverage"
        client.get(path)

        with CaptureQueriesContext(connection) as few:
            client.get(path)
        laws = ObligationFactory.create_batch(58)
        for law in laws[:5]:
            offer(law.label, law)
        for place in range(29):
            chapter = a_chapter(booklet, position=place)
            for law in laws[place : place + 6]:
                a_page(chapter, law.label, law)
        with CaptureQueriesContext(connection) as many:
            told = client.get(path).json()

        assert (len(told["items"]), len(told["chapters"])) == (60, 30)
        assert len(many) == len(few)
