import pytest

from apps.booklets.tests.acting import at, fill, page_called, send, titles

pytestmark = pytest.mark.django_db


class TestDuplicateBookletPage:
    def test_puts_the_copy_behind_it(self, client, booklet):
        path = at(booklet, "pages", page_called("Bienvenue").id, "duplicate")

        copied = send(client, "POST", path)

        assert (copied.status_code, copied.json()["title"]) == (201, "Bienvenue (copie)")
        outline = client.get(at(booklet, "outline")).json()
        assert titles(outline)["Accueil"] == ["Bienvenue", "Bienvenue (copie)", "Horaires"]
        assert outline["booklet"]["pages_count"] == 5

    def test_stops_at_two_hundred_in_the_booklet(self, client, booklet):
        fill(booklet, 196)

        answer = send(client, "POST", at(booklet, "pages", page_called("Contacts").id, "duplicate"))

        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_pages")
