import pytest
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.comments.tests.saying import at, block_of, open_thread, page_of, send

pytestmark = pytest.mark.django_db


@pytest.fixture
def client(awa):
    return browser_of(User.objects.get(id=awa.user_id))


class TestThreads:
    def test_are_opened_answered_and_resolved(self, client, booklet, julien):
        page = page_of(booklet)
        body = {"page": str(page.id), "block": block_of(page), "text": f"<@{julien.user_id}> ?"}

        opened = send(client, "POST", at(booklet, "threads"), body).json()
        path = at(booklet, "threads", opened["id"])
        send(client, "POST", f"{path}/comments", {"text": "Je demande"})
        resolved = send(client, "POST", f"{path}/resolve").json()

        assert opened["first"]["mentions"] == [{"id": str(julien.user_id), "name": julien.name}]
        assert [one["may_edit"] for one in resolved["comments"]] == [True, True]
        assert resolved["resolved_at"]
        assert client.get(at(booklet, "threads")).json()["counts"] == {"open": 0, "resolved": 1}

    def test_of_a_block_that_is_gone_say_so_and_keep_its_words(self, client, booklet, awa):
        open_thread(booklet, awa)
        page = page_of(booklet)
        page.document = {**page.document, "blocks": []}
        page.save()

        (line,) = client.get(at(booklet, "threads")).json()["items"]

        assert (line["block_gone"], line["quote"]) == (True, "Bienvenue")

    @pytest.mark.parametrize("text", ["", "   ", "x" * 2001, "a\x00b"])
    def test_refuse_what_is_no_comment(self, client, booklet, text):
        page = page_of(booklet)
        body = {"page": str(page.id), "block": block_of(page), "text": text}

        assert send(client, "POST", at(booklet, "threads"), body).status_code == 422

    def test_the_bell_leads_to_the_thread(self, booklet, awa, julien):
        thread = open_thread(booklet, awa, f"<@{julien.user_id}> ?", now=timezone.now())
        browser = browser_of(User.objects.get(id=julien.user_id))

        (notice,) = browser.get("/api/notices").json()["notices"]

        assert notice["what"] == "On vous mentionne dans un commentaire"
        assert (notice["booklet_id"], notice["thread_id"]) == (str(booklet.id), str(thread.id))


class TestColleagues:
    def test_are_those_who_have_a_right_on_the_booklet(self, client, booklet, awa, julien):
        named = client.get(at(booklet, "colleagues")).json()["items"]

        assert {one["id"] for one in named} == {str(awa.user_id), str(julien.user_id)}
        assert set(named[0]) == {"id", "name"}
