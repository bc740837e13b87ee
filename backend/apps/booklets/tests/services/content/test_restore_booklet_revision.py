import pytest

from apps.booklets.tests.acting import at, noted, page_called, save, send
from apps.booklets.tests.blocks import inserting

pytestmark = pytest.mark.django_db


class TestRestoreBookletRevision:
    def test_have_a_past_that_is_read_compared_and_restored(self, client, booklet):
        page = page_called("Bienvenue")
        path = at(booklet, "pages", page.id, "revisions")
        save(client, booklet, page, inserting("p1", "accueil_telephone"))

        listed = client.get(path).json()["items"]
        first = client.get(f"{path}/1").json()
        compared = client.get(f"{path}/1/compare").json()["items"]
        restored = send(client, "POST", f"{path}/1/restore").json()

        assert [one["number"] for one in listed] == [2, 1]
        assert restored["document"] == first["document"] == page.document
        assert [one["change"] for one in compared] == ["changed"]
        assert noted(page).values == []
