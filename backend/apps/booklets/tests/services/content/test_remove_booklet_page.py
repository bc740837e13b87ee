import pytest

from apps.booklets.tests.acting import at, chapter, page_called, send, titles

pytestmark = pytest.mark.django_db


class TestRemoveBookletPage:
    def test_leaves_it_at_hand(self, client, booklet):
        removed = send(client, "DELETE", at(booklet, "pages", page_called("Bienvenue").id))

        assert removed.status_code == 204
        outline = client.get(at(booklet, "outline")).json()
        assert titles(outline)["Accueil"] == ["Horaires"]
        off = [one["title"] for one in outline["chapters"][0]["pages"] if one["removed"]]
        assert off == ["Bienvenue"]
        assert outline["booklet"]["pages_count"] == 3

    def test_keeps_one_page_in_each_chapter(self, client, booklet):
        send(client, "DELETE", at(booklet, "pages", page_called("Bienvenue").id))
        last = page_called("Horaires")
        elsewhere = {"chapter": str(chapter("Équipe").id), "after": None}

        removed = send(client, "DELETE", at(booklet, "pages", last.id))
        moved = send(client, "POST", at(booklet, "pages", last.id, "move"), elsewhere)

        assert (removed.status_code, removed.json()["code"]) == (409, "last_page")
        assert (moved.status_code, moved.json()["code"]) == (409, "last_page")
