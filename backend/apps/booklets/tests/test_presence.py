import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.tests.acting import at, page_called, send, working

pytestmark = pytest.mark.django_db


class TestPresence:
    def test_tells_who_is_on_a_page(self):
        booklet = BookletFactory.create(plan={"Accueil": ["Bienvenue"]})
        client = working(booklet, first_name="Camille", last_name="Vidal")
        paul = working(booklet, first_name="Paul", last_name="Garnier")
        path = at(booklet, "pages", page_called("Bienvenue").id)
        send(paul, "POST", f"{path}/presence", {"block_id": "p1"})

        others = send(client, "POST", f"{path}/presence").json()["people"]

        assert others == [{"name": "Paul Garnier", "initials": "PG", "block_id": "p1"}]
        assert {one["name"] for one in client.get(path).json()["people"]} == {
            "Camille Vidal",
            "Paul Garnier",
        }
