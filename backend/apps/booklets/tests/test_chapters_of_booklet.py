"""The chapters of a booklet through the API: added, moved, taken out, brought back, followed or not."""

import pytest

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletChapter
from apps.booklets.tests.acting import (
    at,
    chapter,
    fill,
    page_called,
    released,
    sector_with,
    send,
    titles,
)
from apps.booklets.tests.blocks import document, image
from apps.booklets.tests.people import member
from apps.companies.factories import CompanyFactory
from apps.library.factories import ChapterFactory
from apps.library.models import BookletKind
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile
from apps.media.services import set_usages
from apps.pages.models import Page
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def booklet(company):
    return BookletFactory.create(
        company_id=company.id, plan={"Accueil": ["Bienvenue"], "Équipe": ["Qui fait quoi"]}
    )


@pytest.fixture
def client(company):
    return browser_of(member(company.id, Role.COMPANY_ADMIN).user)


def add(client, booklet, **body):
    return send(client, "POST", at(booklet, "chapters"), body)


class TestAddChapter:
    def test_takes_one_of_the_shelf_with_its_pages(self, client, booklet):
        safety = released("Sécurité", page="Incendie")

        answer = add(client, booklet, chapter=str(safety.id), after=str(chapter("Accueil").id))

        assert answer.status_code == 201
        assert titles(answer.json()) == {
            "Accueil": ["Bienvenue"],
            "Sécurité": ["Incendie"],
            "Équipe": ["Qui fait quoi"],
        }
        assert answer.json()["booklet"]["pages_count"] == 3

    def test_takes_one_of_the_companys_own_library(self, client, booklet, company):
        own = ChapterFactory.create(company_id=company.id, name="Nos valeurs", released=True)

        answer = add(client, booklet, chapter=str(own.id))

        assert list(titles(answer.json()))[-1] == "Nos valeurs"

    def test_makes_an_empty_one_with_a_page_to_write_on(self, client, booklet):
        answer = add(client, booklet, title="Notre histoire")

        assert titles(answer.json())["Notre histoire"] == ["Nouvelle page"]
        assert answer.json()["chapters"][-1]["core_state"] is None
        assert Booklet.objects.get().plan_touched

    def test_brings_back_one_that_was_taken_out_with_its_words(self, client, booklet):
        safety = released("Sécurité")
        add(client, booklet, chapter=str(safety.id))
        taken = chapter("Sécurité")
        send(client, "PATCH", at(booklet, "chapters", taken.id), {"title": "Le feu"})
        send(client, "DELETE", at(booklet, "chapters", taken.id))

        answer = add(client, booklet, chapter=str(safety.id))

        assert list(titles(answer.json()))[-1] == "Le feu"
        assert BookletChapter.objects.filter(origin_chapter_id=safety.id).count() == 1

    def test_refuses_one_that_is_there(self, client, booklet):
        safety = released("Sécurité")
        add(client, booklet, chapter=str(safety.id))

        answer = add(client, booklet, chapter=str(safety.id))

        assert (answer.status_code, answer.json()["code"]) == (409, "chapter_already_there")

    @pytest.mark.parametrize(
        "traits",
        [{"status": "retired"}, {"kinds": [BookletKind.TRAINEE]}],
        ids=["retired", "of another kind"],
    )
    def test_refuses_what_is_not_offered(self, client, booklet, traits):
        answer = add(client, booklet, chapter=str(released("Non", **traits).id))

        assert (answer.status_code, list(answer.json()["errors"])) == (422, ["chapter"])

    def test_refuses_a_strangers_chapter_and_drafts(self, client, booklet):
        foreign = ChapterFactory.create(released=True)
        draft = ChapterFactory.create(company_id=None)

        for one in (foreign, draft):
            assert add(client, booklet, chapter=str(one.id)).status_code == 422

    @pytest.mark.parametrize(
        "body", [{}, {"title": "A", "chapter": "00000000-0000-7000-8000-000000000000"}]
    )
    def test_asks_for_one_or_the_other(self, client, booklet, body):
        assert add(client, booklet, **body).status_code == 422

    def test_stops_at_thirty(self, client, company):
        full = BookletFactory.create(
            company_id=company.id, plan={f"Chapitre {n}": [] for n in range(30)}
        )

        answer = add(client, full, title="De trop")

        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_chapters")

    def test_stops_at_two_hundred_pages(self, client, booklet):
        fill(booklet, 198)

        answer = add(client, booklet, title="De trop")

        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_pages")


class TestMoveChapter:
    def test_goes_to_the_front_or_behind_another(self, client, booklet):
        path = at(booklet, "chapters", chapter("Équipe").id, "move")

        front = send(client, "POST", path, {"after": None})
        behind = send(client, "POST", path, {"after": str(chapter("Accueil").id)})

        assert list(titles(front.json())) == ["Équipe", "Accueil"]
        assert list(titles(behind.json())) == ["Accueil", "Équipe"]

    def test_not_behind_a_strangers(self, client, booklet):
        foreign = BookletFactory.create(plan={"Ailleurs": []})
        path = at(booklet, "chapters", chapter("Équipe").id, "move")

        answer = send(client, "POST", path, {"after": str(chapter("Ailleurs").id)})

        assert (answer.status_code, foreign.chapters.count()) == (404, 1)


class TestRemoveChapter:
    def test_can_be_brought_back_at_the_end(self, client, booklet):
        first = chapter("Accueil")

        removed = send(client, "DELETE", at(booklet, "chapters", first.id)).json()

        assert list(titles(removed)) == ["Équipe"]
        assert [one["title"] for one in removed["removed"]] == ["Accueil"]
        assert (removed["booklet"]["chapters_count"], removed["booklet"]["pages_count"]) == (1, 1)
        back = send(client, "POST", at(booklet, "chapters", first.id, "restore")).json()
        assert titles(back) == {"Équipe": ["Qui fait quoi"], "Accueil": ["Bienvenue"]}
        assert back["removed"] == []

    def test_refuses_what_the_sector_makes_mandatory(self, client, booklet):
        safety, other = released("Sécurité"), released("Autre")
        sector = sector_with([safety, other], mandatory=[safety])
        send(client, "PATCH", at(booklet), {"sector": str(sector.id)})
        for one in (safety, other):
            add(client, booklet, chapter=str(one.id))

        kept = send(client, "DELETE", at(booklet, "chapters", chapter("Sécurité").id))
        gone = send(client, "DELETE", at(booklet, "chapters", chapter("Autre").id))

        assert (kept.status_code, kept.json()["code"]) == (409, "chapter_mandatory")
        assert gone.status_code == 200
        shown = {one["title"]: one["mandatory"] for one in gone.json()["chapters"]}
        assert (shown["Sécurité"], shown["Équipe"]) == (True, False)

    def test_frees_the_files_of_its_pages_until_it_is_back(self, client, booklet, company):
        file = MediaFileFactory.create(company_id=company.id)
        shown = page_called("Bienvenue")
        Page.objects.filter(id=shown.id).update(document=document(image("i", file.id)))
        set_usages(
            company_id=company.id,
            owner_type="page",
            owner_id=shown.id,
            place="document",
            label="Bienvenue",
            file_ids=[file.id],
        )
        path = at(booklet, "chapters", chapter("Accueil").id)

        send(client, "DELETE", path)
        assert MediaFile.objects.get().usages_count == 0

        send(client, "POST", f"{path}/restore")
        assert MediaFile.objects.get().usages_count == 1


class TestFollowingTheLibrary:
    def test_is_left_and_taken_up_again(self, client, booklet):
        add(client, booklet, chapter=str(released("Sécurité").id))
        path = at(booklet, "chapters", chapter("Sécurité").id)

        detached = send(client, "POST", f"{path}/detach").json()
        attached = send(client, "POST", f"{path}/attach").json()

        assert detached["chapters"][-1]["core_state"] == "detached"
        assert attached["chapters"][-1]["core_state"] == "up_to_date"

    def test_is_not_for_what_was_written_here(self, client, booklet):
        answer = send(client, "POST", at(booklet, "chapters", chapter("Équipe").id, "detach"))

        assert (answer.status_code, answer.json()["code"]) == (409, "chapter_without_origin")
