import pytest

from apps.booklets.tests.acting import at, chapter, fill, page_called, send, titles

pytestmark = pytest.mark.django_db


class TestAddBookletPage:
    def test_puts_it_behind_another_one(self, client, booklet):
        after = page_called("Bienvenue")
        body = {"chapter": str(chapter("Accueil").id), "title": "Accès", "after": str(after.id)}

        answer = send(client, "POST", at(booklet, "pages"), body)

        assert answer.status_code == 201
        outline = client.get(at(booklet, "outline")).json()
        assert titles(outline)["Accueil"] == ["Bienvenue", "Accès", "Horaires"]
        assert outline["booklet"]["pages_count"] == 5

    def test_stops_at_two_hundred_in_the_booklet(self, client, booklet):
        fill(booklet, 196)
        body = {"chapter": str(chapter("Équipe").id), "title": "De trop"}

        answer = send(client, "POST", at(booklet, "pages"), body)

        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_pages")
