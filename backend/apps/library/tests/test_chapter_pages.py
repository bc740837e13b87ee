"""The pages of a chapter through the API."""

import json
from typing import Any

import pytest
from django.test import Client

from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.library.factories import ChapterFactory, paragraph
from apps.library.models import ChapterStatus
from apps.pages.models import Page
from shared.actor import Role
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def chapter(company):
    return ChapterFactory.create(company_id=company.id, name="Accueil", released=True)


@pytest.fixture
def page(chapter):
    return Page.objects.get(manuscript=chapter.manuscript)


def browser(company, role=Role.WRITER, **name):
    user = MembershipFactory.create(
        company=company, role=role, **{f"user__{key}": value for key, value in name.items()}
    ).user
    client = Client()
    client.force_login(user)
    return client


@pytest.fixture
def client(company):
    return browser(company, first_name="Camille", last_name="Vidal")


def at(chapter, page=None, *rest: Any) -> str:
    parts = ["/api/library/chapters", chapter.id, "pages", *([page.id] if page else []), *rest]
    return "/".join(map(str, parts))


def send(client, method, path, body=None):
    return client.generic(
        method, path, data=json.dumps(body or {}), content_type="application/json"
    )


def written(page, said, **changes):
    return {
        "base_revision": 1,
        "title": page.title,
        "importance": "info",
        "document": paragraph(said),
        **changes,
    }


class TestListChapterPages:
    def test_tells_the_outline(self, client, chapter, page):
        answer = client.get(at(chapter)).json()

        assert answer["chapter"] == {
            "id": str(chapter.id),
            "title": "Accueil",
            "status": "published",
            "version": 1,
            "obligations": [],
        }
        assert [(one["title"], one["blocks"]) for one in answer["pages"]] == [("Bienvenue", 1)]
        assert answer["abilities"] == {"write": True, "collate": False}

    def test_says_who_may_only_read(self, company, client, chapter):
        chapter.status = ChapterStatus.IN_REVIEW
        chapter.save()

        assert client.get(at(chapter)).json()["abilities"] == {"write": False, "collate": False}
        manager = browser(company, Role.BOOKLET_MANAGER)
        assert manager.get(at(chapter)).json()["abilities"] == {"write": True, "collate": False}

    def test_a_strangers_chapter_is_not_found(self, chapter):
        stranger = browser(CompanyFactory.create())

        assert stranger.get(at(chapter)).status_code == 404

    def test_the_platforms_drafts_are_not_read_by_companies(self, client):
        offered = ChapterFactory.create(company_id=None, released=True)

        assert client.get(at(offered)).status_code == 404


class TestSaveChapterPage:
    def test_answers_with_the_page_as_everybody_sees_it(self, client, chapter, page):
        answer = send(client, "PUT", at(chapter, page), written(page, "Autre chose")).json()

        assert (answer["outcome"], answer["revision"], answer["conflicts"]) == ("saved", 2, [])
        assert answer["document"] == paragraph("Autre chose")
        chapter.refresh_from_db()
        assert chapter.has_changes

    def test_asks_about_what_two_people_wrote(self, company, client, chapter, page):
        paul = browser(company, first_name="Paul", last_name="Garnier")
        send(paul, "PUT", at(chapter, page), written(page, "De Paul"))

        answer = send(client, "PUT", at(chapter, page), written(page, "De Camille"))

        assert answer.status_code == 200
        told = answer.json()
        assert (told["outcome"], told["saved_by_name"]) == ("conflict", "Paul Garnier")
        assert told["document"] == paragraph("De Paul")
        assert [(one["kind"], one["block_id"], one["field"]) for one in told["conflicts"]] == [
            ("field", "p1", "text")
        ]

    def test_refuses_a_bad_document_and_names_its_block(self, client, chapter, page):
        bad = paragraph("Bonjour")
        bad["blocks"][0]["text"][0]["marks"] = [{"type": "link", "href": "javascript:alert(1)"}]

        answer = send(client, "PUT", at(chapter, page), written(page, "", document=bad))

        assert answer.status_code == 422
        assert (answer.json()["code"], list(answer.json()["errors"])) == ("bad_page", ["blocks.p1"])

    @pytest.mark.parametrize("document", [{}, {"schema": 2, "blocks": [{"id": {}}]}])
    def test_refuses_what_is_no_document(self, client, chapter, page, document):
        answer = send(client, "PUT", at(chapter, page), written(page, "", document=document))

        assert (answer.status_code, answer.json()["code"]) == (422, "bad_page")

    def test_refuses_a_tower_of_blocks(self, client, chapter, page):
        tower = '{"id":"a","type":"list","props":{"ordered":true},"children":[' * 500
        body = '{"base_revision":1,"title":"","importance":"info","document":{"schema":2,"blocks":['
        body += tower + "]}" * 500 + "]}}"

        answer = client.put(at(chapter, page), body, content_type="application/json")

        assert answer.status_code in (400, 422)

    def test_takes_a_page_of_more_than_a_megabyte_and_no_more_than_two(self, client, chapter, page):
        block = paragraph("x" * 19_000)["blocks"][0]
        large = {
            "schema": 2,
            "blocks": [{**block, "id": f"p{number}"} for number in range(60)],
        }
        huge = {"schema": 2, "blocks": [{**block, "id": f"p{number}"} for number in range(120)]}

        taken = send(client, "PUT", at(chapter, page), written(page, "", document=large))
        refused = send(client, "PUT", at(chapter, page), written(page, "", document=huge))

        assert (taken.status_code, refused.status_code) == (200, 422)

    def test_is_closed_while_somebody_reviews(self, client, chapter, page):
        chapter.status = ChapterStatus.IN_REVIEW
        chapter.save()

        answer = send(client, "PUT", at(chapter, page), written(page, "Autre chose"))

        assert (answer.status_code, answer.json()["code"]) == (409, "chapter_pages_closed")

    def test_a_strangers_page_is_not_found(self, chapter, page):
        stranger = browser(CompanyFactory.create())

        answer = send(stranger, "PUT", at(chapter, page), written(page, "Autre chose"))

        assert answer.status_code == 404


class TestPagesOfAChapter:
    def test_are_added_moved_copied_removed_and_brought_back(self, client, chapter, page):
        added = send(client, "POST", at(chapter), {"title": "Horaires", "after": str(page.id)})
        assert added.status_code == 201
        horaires = Page.objects.get(id=added.json()["id"])

        moved = send(client, "POST", at(chapter, horaires, "move"), {"after": None})
        copied = send(client, "POST", at(chapter, horaires, "duplicate"))
        removed = send(client, "DELETE", at(chapter, horaires))

        assert [one["title"] for one in moved.json()["pages"]] == ["Horaires", "Bienvenue"]
        assert (copied.status_code, copied.json()["title"]) == (201, "Horaires (copie)")
        assert removed.status_code == 204
        chapter.refresh_from_db()
        assert chapter.pages_count == 2
        assert send(client, "POST", at(chapter, horaires, "restore")).status_code == 200
        titles = [one["title"] for one in client.get(at(chapter)).json()["pages"]]
        assert titles == ["Horaires", "Horaires (copie)", "Bienvenue"]

    def test_tell_who_is_on_them(self, company, client, chapter, page):
        paul = browser(company, first_name="Paul", last_name="Garnier")
        send(paul, "POST", at(chapter, page, "presence"), {"block_id": "p1"})

        others = send(client, "POST", at(chapter, page, "presence"))

        assert others.json()["people"] == [
            {"name": "Paul Garnier", "initials": "PG", "block_id": "p1"}
        ]
        people = client.get(at(chapter, page)).json()["people"]
        assert people == [
            {"name": "Camille Vidal", "mine": True},
            {"name": "Paul Garnier", "mine": False},
        ]


class TestRevisionsOfAPage:
    def test_are_listed_read_compared_and_restored(self, client, chapter):
        added = send(client, "POST", at(chapter), {"title": "Horaires"}).json()
        page = Page.objects.get(id=added["id"])
        first = send(client, "PUT", at(chapter, page), written(page, "De midi à deux")).json()
        send(client, "PUT", at(chapter, page), written(page, "De midi à trois", base_revision=2))

        listed = client.get(at(chapter, page, "revisions")).json()["items"]
        second = client.get(at(chapter, page, "revisions", 2)).json()
        compared = client.get(at(chapter, page, "revisions", 2, "compare") + "?with=3").json()
        restored = send(client, "POST", at(chapter, page, "revisions", 2, "restore")).json()

        assert [(one["number"], one["kind"]) for one in listed] == [
            (3, "saved"),
            (2, "saved"),
            (1, "saved"),
        ]
        assert second["document"] == first["document"]
        words = compared["items"][0]["words"]
        assert [(one["change"], one["text"]) for one in words] == [
            ("same", "De midi à "),
            ("removed", "deux"),
            ("added", "trois"),
        ]
        assert (restored["revision"], restored["document"]) == (4, first["document"])

    def test_a_number_that_nothing_has_is_not_found(self, client, chapter, page):
        for number in (0, -1, 99, 10**12, uuid7()):
            answer = client.get(at(chapter, page, "revisions", number))
            assert answer.status_code in (404, 422)
