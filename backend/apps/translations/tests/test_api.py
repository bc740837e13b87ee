import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.booklets.factories import BookletChapterFactory, BookletFactory
from apps.companies.factories import CompanyFactory
from apps.translations.tests.people import TITLE, page_of, rewrite, sentence_of, write

pytestmark = pytest.mark.django_db
ANYTHING = {"text": "Olá", "revision": 0, "source_version": "0" * 16}


@pytest.fixture
def client(sofia):
    return browser_of(User.objects.get(id=sofia.user_id))


def grid_at(booklet):
    return f"/api/booklets/{booklet.id}/translations"


def sheet_at(booklet, owner):
    return f"{grid_at(booklet)}/pt-PT/sheets/{owner.id}"


def send(client, method, path, body):
    return client.generic(method, path, data=json.dumps(body), content_type="application/json")


class TestGrid:
    def test_counts_every_sheet_in_every_language(self, client, booklet, sofia):
        write(booklet, sofia, TITLE, validated=True)

        told = client.get(grid_at(booklet)).json()

        assert [one["title"] for one in told["sheets"]] == [booklet.name, "Bienvenue", "Horaires"]
        assert [one["total"] for one in told["sheets"][1]["cells"]] == [2, 2]
        assert [(one["locale"], one["share"]) for one in told["locales"]] == [
            ("pt-PT", 16),
            ("en-GB", 0),
        ]
        assert told["locales"][0]["words_left"] == told["locales"][1]["words_left"] - 1
        assert told["abilities"] == {"translate": True, "publish": False}

    def test_costs_a_long_booklet_what_it_costs_a_short_one(self, client, booklet):
        client.get(grid_at(booklet))
        with CaptureQueriesContext(connection) as short:
            client.get(grid_at(booklet))
        for position in range(2, 7):
            BookletChapterFactory.create(
                booklet=booklet, position=position, pages=[f"Page {at}" for at in range(8)]
            )

        with CaptureQueriesContext(connection) as long:
            assert len(client.get(grid_at(booklet)).json()["sheets"]) == 43

        assert len(long) == len(short)

    def test_of_a_stranger_is_a_404(self, client):
        foreign = BookletFactory.create(company_id=CompanyFactory.create().id, locales=["pt-PT"])

        assert client.get(grid_at(foreign)).status_code == 404


class TestSheet:
    def test_says_each_text_beside_its_translation(self, client, booklet, sofia):
        write(booklet, sofia, TITLE, validated=True)

        title, sentence = client.get(sheet_at(booklet, page_of(booklet))).json()["units"]

        assert (title["unit"], title["source"], title["text"]) == (
            "title",
            "Bienvenue",
            "Boas-vindas",
        )
        assert (title["state"], title["revision"]) == ("validated", 1)
        assert (sentence["state"], sentence["revision"], sentence["kind"]) == (
            "to_do",
            0,
            "paragraph",
        )

    def test_tells_what_changed_since_it_was_translated(self, client, booklet, sofia):
        page = page_of(booklet)
        write(booklet, sofia, sentence_of(page), validated=True)
        rewrite(page, "Bienvenue chez nous")

        _, sentence = client.get(sheet_at(booklet, page)).json()["units"]

        assert sentence["state"] == "outdated"
        assert {"change": "added", "text": "chez nous"} in [
            {**one, "text": one["text"].strip()} for one in sentence["changes"]
        ]

    def test_is_written_and_validated(self, client, booklet):
        page = page_of(booklet)
        block, _ = sentence_of(page)
        path = sheet_at(booklet, page)

        _, sentence = client.get(path).json()["units"]
        read = {"source_version": sentence["source_version"]}
        body = {"text": "Boas-vindas", "revision": 0, **read}
        written = send(client, "PUT", f"{path}/units/{block}.text", body).json()
        named = {"units": [{"unit": f"{block}.text", "revision": 1, **read}]}
        validated = send(client, "POST", f"{path}/validate", named).json()

        assert written["counts"]["to_review"] == 1
        assert validated["counts"]["validated"] == 1

    def test_says_who_came_first(self, client, booklet, sofia):
        write(booklet, sofia, TITLE)
        path = f"{sheet_at(booklet, page_of(booklet))}/units/title"

        answer = send(client, "PUT", path, ANYTHING)

        assert (answer.status_code, answer.json()["code"]) == (409, "translation_changed_meanwhile")

    def test_says_that_the_french_moved(self, client, booklet):
        path = f"{sheet_at(booklet, page_of(booklet))}/units/title"

        answer = send(client, "PUT", path, ANYTHING)

        assert (answer.status_code, answer.json()["code"]) == (409, "translation_source_changed")

    @pytest.mark.parametrize("unit", ["nothing", "a.b.c", "../title", "x" * 99])
    def test_knows_no_other_text(self, client, booklet, unit):
        path = f"{sheet_at(booklet, page_of(booklet))}/units/{unit}"

        answer = send(client, "PUT", path, ANYTHING)

        assert answer.status_code in {404, 405, 422}

    def test_is_not_there_in_a_language_that_the_booklet_has_not(self, client, booklet):
        path = sheet_at(booklet, page_of(booklet)).replace("pt-PT", "es-ES")

        assert client.get(path).status_code == 404
