"""The pages of a booklet through the API: added, moved, taken out, meant for some."""

import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.tests.acting import (
    at,
    chapter,
    fill,
    noted,
    page_called,
    save,
    send,
    titles,
    working,
    written,
)
from apps.booklets.tests.blocks import inserting
from apps.companies.factories import CompanyFactory, SiteFactory
from apps.journal.models import AuditEvent
from apps.library.factories import ObligationFactory

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def booklet(company):
    return BookletFactory.create(
        company_id=company.id,
        plan={"Accueil": ["Bienvenue", "Horaires"], "Équipe": ["Qui fait quoi", "Contacts"]},
    )


@pytest.fixture
def client(booklet):
    return working(booklet, first_name="Camille", last_name="Vidal")


class TestPagesOfABooklet:
    def test_are_added_renamed_copied_removed_and_brought_back(self, client, booklet):
        accueil, after = chapter("Accueil"), page_called("Bienvenue")
        body = {"chapter": str(accueil.id), "title": "Accès", "after": str(after.id)}
        added = send(client, "POST", at(booklet, "pages"), body)
        assert added.status_code == 201
        path = at(booklet, "pages", added.json()["id"])

        card = send(client, "PATCH", path, {"title": "Venir", "importance": "important"}).json()
        copied = send(client, "POST", f"{path}/duplicate")
        removed = send(client, "DELETE", path)

        assert (card["title"], card["importance"], card["revision"]) == ("Venir", "important", 2)
        assert (copied.status_code, copied.json()["title"]) == (201, "Venir (copie)")
        assert removed.status_code == 204
        outline = client.get(at(booklet, "outline")).json()
        assert titles(outline)["Accueil"] == ["Bienvenue", "Venir (copie)", "Horaires"]
        off = [one["title"] for one in outline["chapters"][0]["pages"] if one["removed"]]
        assert off == ["Venir"]
        assert outline["booklet"]["pages_count"] == 5
        back = send(client, "POST", f"{path}/restore").json()
        assert (back["removed"], back["position"]) == (False, 1)

    def test_keep_one_page_in_each_chapter(self, client, booklet):
        send(client, "DELETE", at(booklet, "pages", page_called("Bienvenue").id))
        last = page_called("Horaires")
        elsewhere = {"chapter": str(chapter("Équipe").id), "after": None}

        removed = send(client, "DELETE", at(booklet, "pages", last.id))
        moved = send(client, "POST", at(booklet, "pages", last.id, "move"), elsewhere)

        assert (removed.status_code, removed.json()["code"]) == (409, "last_page")
        assert (moved.status_code, moved.json()["code"]) == (409, "last_page")

    @pytest.mark.parametrize("act", ["add", "duplicate", "restore"])
    def test_are_two_hundred_at_most_in_the_booklet(self, client, booklet, act):
        off = page_called("Horaires")
        send(client, "DELETE", at(booklet, "pages", off.id))
        fill(booklet, 197)
        paths = {
            "add": at(booklet, "pages"),
            "duplicate": at(booklet, "pages", page_called("Contacts").id, "duplicate"),
            "restore": at(booklet, "pages", off.id, "restore"),
        }
        body = {"chapter": str(chapter("Équipe").id), "title": "De trop"}

        answer = send(client, "POST", paths[act], body)

        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_pages")

    def test_tell_who_is_on_them(self, client, booklet):
        paul = working(booklet, first_name="Paul", last_name="Garnier")
        path = at(booklet, "pages", page_called("Bienvenue").id)
        send(paul, "POST", f"{path}/presence", {"block_id": "p1"})

        others = send(client, "POST", f"{path}/presence").json()["people"]

        assert others == [{"name": "Paul Garnier", "initials": "PG", "block_id": "p1"}]
        assert {one["name"] for one in client.get(path).json()["people"]} == {
            "Camille Vidal",
            "Paul Garnier",
        }

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


class TestMovePage:
    def test_within_its_chapter(self, client, booklet):
        path = at(booklet, "pages", page_called("Horaires").id, "move")

        answer = send(client, "POST", path, {"chapter": str(chapter("Accueil").id), "after": None})

        assert titles(answer.json())["Accueil"] == ["Horaires", "Bienvenue"]

    def test_into_another_one_with_its_past_and_its_readers(self, client, booklet):
        page = page_called("Horaires")
        path = at(booklet, "pages", page.id)
        send(client, "PUT", f"{path}/conditions", {"jobs": ["Cuisinier"]})
        send(client, "PUT", path, written(page))
        body = {
            "chapter": str(chapter("Équipe").id),
            "after": str(page_called("Qui fait quoi").id),
        }

        answer = send(client, "POST", f"{path}/move", body).json()

        assert titles(answer) == {
            "Accueil": ["Bienvenue"],
            "Équipe": ["Qui fait quoi", "Horaires", "Contacts"],
        }
        moved = answer["chapters"][1]["pages"][1]
        assert (moved["id"], moved["conditions"]["jobs"]) == (str(page.id), ["Cuisinier"])
        assert len(client.get(f"{path}/revisions").json()["items"]) == 2
        assert AuditEvent.objects.filter(action="booklet.page_moved").exists()

    def test_not_into_another_booklet(self, client, booklet, company):
        BookletFactory.create(company_id=company.id, plan={"Ailleurs": ["Autre"]})
        path = at(booklet, "pages", page_called("Horaires").id, "move")

        answer = send(client, "POST", path, {"chapter": str(chapter("Ailleurs").id), "after": None})

        assert answer.status_code == 404


class TestWhatAPageCoversAndWhomItIsFor:
    def test_covers_exactly_these_obligations(self, client, booklet):
        one, other = ObligationFactory.create(), ObligationFactory.create()
        path = at(booklet, "pages", page_called("Horaires").id, "obligations")

        both = send(client, "PUT", path, {"obligations": [str(one.id), str(other.id)]}).json()
        left = send(client, "PUT", path, {"obligations": [str(other.id)]}).json()
        unknown = send(client, "PUT", path, {"obligations": [str(booklet.id)]})

        assert len(both["obligations"]) == 2
        assert left["obligations"] == [str(other.id)]
        assert (unknown.status_code, list(unknown.json()["errors"])) == (422, ["obligations"])
        event = AuditEvent.objects.filter(action="booklet.page_obligations_set").latest("id")
        assert event.after == {"obligations": [f"{other.code} {other.label}"]}

    def test_is_for_sites_of_the_company_jobs_and_contracts(self, client, booklet, company):
        site, foreign = SiteFactory.create(company=company), SiteFactory.create()
        path = at(booklet, "pages", page_called("Horaires").id, "conditions")
        body = {"sites": [str(site.id)], "jobs": ["Cuisinier"], "contracts": ["seasonal"]}

        answer = send(client, "PUT", path, body).json()
        refused = send(client, "PUT", path, {"sites": [str(foreign.id)]})

        assert answer["conditions"] == {**body, "groups": []}
        assert (refused.status_code, list(refused.json()["errors"])) == (422, ["sites"])
