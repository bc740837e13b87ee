"""What crosses the API, and what strangers are told."""

import json
from typing import Any

import pytest
from django.test import Client

from apps.accounts.factories import UserFactory, browser_of
from apps.companies.factories import MembershipFactory
from apps.library.factories import ChapterFactory, ObligationFactory, SectorFactory
from apps.library.models import Chapter, ChapterStatus
from apps.library.tests.acting import add_page
from shared.actor import Role

pytestmark = pytest.mark.django_db


def send(client: Client, method: str, path: str, **body: Any) -> Any:
    return client.generic(
        method, f"/api/library{path}", data=json.dumps(body), content_type="application/json"
    )


@pytest.fixture
def admin():
    return MembershipFactory.create()


@pytest.fixture
def editor() -> Client:
    return browser_of(UserFactory.create(library_editor=True))


class TestAChapterFromItsFirstWordToItsSecondVersion:
    def test_the_whole_way(self, editor):
        sector, law = SectorFactory.create(name="Hôtellerie"), ObligationFactory.create()
        created = send(
            editor,
            "POST",
            "/chapters",
            title={"fr-FR": "Hygiène", "en-GB": "Hygiene"},
            sectors=[str(sector.id)],
            obligations=[str(law.id)],
            kinds=["safety"],
        )
        assert created.status_code == 201, created.content
        chapter = created.json()
        path = f"/chapters/{chapter['id']}"

        assert (chapter["scope"], chapter["version"], chapter["status"]) == ("platform", 0, "draft")
        assert chapter["sectors"] == [{"id": str(sector.id), "label": "Hôtellerie"}]
        assert [page["title"] for page in chapter["pages"]] == ["Nouvelle page"]
        assert chapter["obligations"][0]["code"] == law.code
        assert send(editor, "POST", f"{path}/review").json()["status"] == "in_review"
        released = send(editor, "POST", f"{path}/release", reason="legal", note="Première version")
        assert (released.status_code, released.json()["number"]) == (201, 1)

        add_page(Chapter.objects.get(id=chapter["id"]), "Se laver les mains")
        told = send(editor, "GET", path).json()
        assert told["has_changes"]
        assert [page["changed"] for page in told["pages"]] == [False, True]
        send(editor, "POST", f"{path}/release", reason="editorial", note="Une page de plus")

        told = send(editor, "GET", path).json()
        assert [version["number"] for version in told["versions"]] == [2, 1]
        assert (told["has_changes"], told["pages_count"]) == (False, 2)
        first = send(editor, "GET", f"{path}/versions/1").json()
        assert [page["title"] for page in first["pages"]] == ["Nouvelle page"]
        listed = send(editor, "GET", "/chapters").json()
        assert listed["counts"]["published"] == 1
        assert listed["abilities"] == {"create": True}

    def test_a_note_is_needed(self, editor):
        chapter = ChapterFactory.create(company_id=None)

        answer = send(editor, "POST", f"/chapters/{chapter.id}/release", reason="legal", note="  ")

        assert (answer.status_code, set(answer.json()["errors"])) == (422, {"note"})

    def test_a_refusal_has_its_sentence(self, editor):
        chapter = ChapterFactory.create(company_id=None, released=True)

        answer = send(editor, "POST", f"/chapters/{chapter.id}/release", reason="legal", note="x")

        assert (answer.status_code, answer.json()["code"]) == (409, "chapter_unchanged")


class TestReaders:
    def test_see_the_newest_release_and_no_draft(self, admin):
        chapter = ChapterFactory.create(
            company_id=None, name="Commun", released=True, status=ChapterStatus.IN_REVIEW
        )
        add_page(chapter, "Pas encore publiée")
        client = browser_of(admin.user)

        told = send(client, "GET", f"/chapters/{chapter.id}").json()

        assert [page["title"] for page in told["pages"]] == ["Bienvenue"]
        assert (told["status"], told["has_changes"]) == ("published", False)
        assert not any(told["abilities"].values())
        listed = client.get("/api/library/chapters?scope=platform").json()
        assert [item["title"] for item in listed["items"]] == ["Commun"]

    def test_a_strangers_chapter_and_a_platforms_draft_are_a_404(self, admin):
        client = browser_of(admin.user)

        for chapter in (
            ChapterFactory.create(released=True),
            ChapterFactory.create(company_id=None),
            ChapterFactory.create(company_id=None, released=True, status=ChapterStatus.RETIRED),
        ):
            assert send(client, "GET", f"/chapters/{chapter.id}").status_code == 404
            assert send(client, "PATCH", f"/chapters/{chapter.id}", icon="x").status_code == 404

    def test_a_chapter_is_said_in_the_language_of_who_asks(self):
        member = MembershipFactory.create(user__language="en-GB", role=Role.WRITER)
        chapter = ChapterFactory.create(
            company_id=member.company_id,
            title={"fr-FR": "Bienvenue", "en-GB": "Welcome"},
            summary={"fr-FR": "Pas à pas", "en-GB": "Step by step"},
        )

        told = send(browser_of(member.user), "GET", f"/chapters/{chapter.id}").json()

        assert (told["title"], told["titles"]["fr-FR"]) == ("Welcome", "Bienvenue")
        assert (told["summary"], told["summaries"]["fr-FR"]) == ("Step by step", "Pas à pas")


class TestSectorsAndObligations:
    def test_a_sector_recommends_a_chapter(self, editor):
        law = ObligationFactory.create()
        chapter = ChapterFactory.create(company_id=None, released=True, obligations=[law.id])
        sector = send(
            editor, "POST", "/sectors", code="HCR", labels={"fr-FR": "Hôtellerie"}, icon="chef"
        ).json()
        path = f"/sectors/{sector['id']}"

        send(editor, "POST", f"{path}/publish")
        told = send(
            editor, "PUT", f"{path}/chapters", chapters=[{"id": str(chapter.id), "mandatory": True}]
        ).json()

        assert told["chapters"] == [
            {
                "id": str(chapter.id),
                "title": chapter.name,
                "icon": "",
                "kinds": [],
                "mandatory": True,
                "status": "published",
            }
        ]
        assert told["coverage"] == {"covered": 1, "total": 1, "missing": []}
        assert told["abilities"] == {"edit": True, "publish": False, "archive": True}
        changed = send(editor, "PATCH", path, labels={"en-GB": "Hotels"}).json()
        assert changed["labels"] == {"fr-FR": "Hôtellerie", "en-GB": "Hotels"}

    def test_a_sector_is_described_one_language_at_a_time(self, editor):
        sector = SectorFactory.create(description={"fr-FR": "Hôtels"})
        path = f"/sectors/{sector.id}"

        told = send(editor, "PATCH", path, description={"en-GB": "Hotels"}).json()

        assert (told["description"], told["descriptions"]["en-GB"]) == ("Hôtels", "Hotels")
        long = send(editor, "PATCH", path, description={"fr-FR": "x" * 301})
        assert (long.status_code, set(long.json()["errors"])) == (422, {"description.fr-FR"})

    def test_an_obligation_is_confirmed_today(self, editor):
        created = send(
            editor,
            "POST",
            "/obligations",
            code="INC-01",
            label="Consigne incendie",
            reference="Code du travail, R. 4227-37",
            link="https://www.legifrance.gouv.fr/",
            level="mandatory",
            doubt="À vérifier",
        )
        assert created.status_code == 201, created.content
        path = f"/obligations/{created.json()['id']}"

        assert created.json()["doubt"] == "À vérifier"
        confirmed = send(editor, "POST", f"{path}/confirm").json()
        assert (confirmed["overdue"], confirmed["doubt"]) == (False, "")
        assert send(editor, "GET", path).json()["status"] == "draft"

    @pytest.mark.parametrize(
        "link", ["javascript:alert(1)", "http://exemple.test", "ftp://x", "/x"]
    )
    def test_a_source_is_a_safe_address(self, editor, link):
        obligation = ObligationFactory.create()

        answer = send(editor, "PATCH", f"/obligations/{obligation.id}", link=link)

        assert (answer.status_code, set(answer.json()["errors"])) == (422, {"link"})

    def test_companies_change_none(self, admin):
        sector, client = SectorFactory.create(), browser_of(admin.user)

        assert send(client, "GET", f"/sectors/{sector.id}").status_code == 200
        assert send(client, "PATCH", f"/sectors/{sector.id}", icon="chef").status_code == 403
        assert send(client, "GET", "/sectors").json()["abilities"] == {"create": False}
