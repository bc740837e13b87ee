import pytest

from apps.booklets.tests.acting import at, page_called, send

pytestmark = pytest.mark.django_db


class TestUpdateBookletPage:
    def test_makes_a_revision_of_another_title_and_importance(self, client, booklet):
        path = at(booklet, "pages", page_called("Bienvenue").id)

        card = send(client, "PATCH", path, {"title": "Venir", "importance": "important"}).json()

        assert (card["title"], card["importance"], card["revision"]) == ("Venir", "important", 2)
