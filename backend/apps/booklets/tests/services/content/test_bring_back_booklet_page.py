import pytest

from apps.booklets.tests.acting import at, fill, page_called, send

pytestmark = pytest.mark.django_db


class TestBringBackBookletPage:
    def test_puts_it_where_it_stood(self, client, booklet):
        path = at(booklet, "pages", page_called("Horaires").id)
        send(client, "DELETE", path)

        back = send(client, "POST", f"{path}/restore").json()

        assert (back["removed"], back["position"]) == (False, 1)

    def test_stops_at_two_hundred_in_the_booklet(self, client, booklet):
        path = at(booklet, "pages", page_called("Horaires").id)
        send(client, "DELETE", path)
        fill(booklet, 197)

        answer = send(client, "POST", f"{path}/restore")

        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_pages")
