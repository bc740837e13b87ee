"""The pages of a booklet through the API: written by several at once, moved, taken out, meant for some."""

import pytest
from django.test import Client

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.tests.acting import (
    at,
    chapter,
    fill,
    noted,
    page_called,
    send,
    titles,
)
from apps.booklets.tests.people import NOW, access_of, member
from apps.companies.factories import CompanyFactory, SiteFactory
from apps.journal.models import AuditEvent
from apps.library.factories import ObligationFactory, paragraph
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile
from apps.pages.models import PageRevision
from apps.pages.tests.blocks import heading, image
from apps.pages.tests.blocks import page as document
from apps.pages.tests.blocks import paragraph as block
from shared.actor import Role

pytestmark = pytest.mark.django_db

VALUE = {"type": "value", "key": "accueil_telephone"}


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def booklet(company):
    return BookletFactory.create(
        company_id=company.id,
        plan={"Accueil": ["Bienvenue", "Horaires"], "Équipe": ["Qui fait quoi", "Contacts"]},
    )


def working(booklet, role=Role.WRITER, **name) -> Client:
    """The browser of somebody to whom the booklet was given."""
    membership = member(booklet.company_id, role, **name)
    access_of(booklet, membership, role.value)
    return browser_of(membership.user)


@pytest.fixture
def client(booklet):
    return working(booklet, first_name="Camille", last_name="Vidal")


def written(page, said="Autre chose", **changes):
    return {
        "base_revision": page.revision,
        "title": page.title,
        "importance": "info",
        "document": paragraph(said),
        **changes,
    }


def save(client, booklet, page, *blocks, **changes):
    body = written(page, document=document(*blocks), **changes)
    return send(client, "PUT", at(booklet, "pages", page.id), body)


class TestSavePage:
    def test_answers_with_the_page_as_everybody_sees_it(self, client, booklet):
        page = page_called("Bienvenue")

        answer = send(client, "PUT", at(booklet, "pages", page.id), written(page)).json()

        assert (answer["outcome"], answer["revision"]) == ("saved", 2)
        booklet.refresh_from_db()
        assert (booklet.edited_by_name, booklet.words_count) == ("Camille Vidal", 7)

    def test_keeps_the_words_of_two_who_write_at_once(self, client, booklet):
        paul = working(booklet, first_name="Paul", last_name="Garnier")
        page = page_called("Bienvenue")
        save(client, booklet, page, block("a", "Un"), block("b", "Deux"))
        page.refresh_from_db()

        mine = save(client, booklet, page, block("a", "Un de Camille"), block("b", "Deux"))
        theirs = save(paul, booklet, page, block("a", "Un"), block("b", "Deux de Paul"))

        assert mine.json()["outcome"] == "saved"
        assert theirs.json()["outcome"] == "merged"
        said = [one["text"][0]["text"] for one in theirs.json()["document"]["blocks"]]
        assert said == ["Un de Camille", "Deux de Paul"]

    def test_tells_what_collides_and_keeps_it(self, client, booklet):
        paul = working(booklet, first_name="Paul", last_name="Garnier")
        page = page_called("Bienvenue")
        save(client, booklet, page, block("p1", "De Camille"))

        answer = save(paul, booklet, page, block("p1", "De Paul")).json()

        assert (answer["outcome"], answer["saved_by_name"]) == ("conflict", "Camille Vidal")
        kept = PageRevision.objects.filter(page=page, kind="set_aside").get()
        assert kept.document["blocks"][0]["text"][0]["text"] == "De Paul"

    def test_knows_which_values_the_page_inserts(self, client, booklet):
        page = page_called("Bienvenue")
        said = {**block("a"), "text": [{"type": "text", "text": "Au "}, VALUE, VALUE]}
        shown = image("i", alt="Le plan de {{site_adresse}}")

        save(client, booklet, page, said, shown)
        assert noted(page).values == ["accueil_telephone", "site_adresse"]

        page.refresh_from_db()
        save(client, booklet, page, block("a", "Rien"))
        assert noted(page).values == []

    def test_counts_the_files_that_it_shows(self, client, booklet, company):
        file = MediaFileFactory.create(company_id=company.id)
        foreign = MediaFileFactory.create()
        page = page_called("Bienvenue")

        saved = save(client, booklet, page, image("i", str(file.id)))
        page.refresh_from_db()
        refused = save(client, booklet, page, image("i", str(foreign.id)))

        assert saved.status_code == 200
        assert MediaFile.objects.get(id=file.id).usages_count == 1
        assert (refused.status_code, refused.json()["code"]) == (422, "unknown_media")

    def test_refuses_a_bad_document(self, client, booklet):
        answer = save(client, booklet, page_called("Bienvenue"), heading("h", level=9))

        assert (answer.status_code, answer.json()["code"]) == (422, "bad_page")

    def test_is_for_who_publishes_while_somebody_reviews(self, client, booklet):
        Booklet.objects.update(status=BookletStatus.IN_REVIEW)
        page = page_called("Bienvenue")
        manager = working(booklet, Role.BOOKLET_MANAGER)
        path = at(booklet, "pages", page.id)

        refused = send(client, "PUT", path, written(page))
        saved = send(manager, "PUT", path, written(page))

        assert (refused.status_code, refused.json()["code"]) == (409, "booklet_in_review")
        assert saved.status_code == 200

    @pytest.mark.parametrize("state", [{"status": BookletStatus.ARCHIVED}, {"trashed_at": NOW}])
    def test_is_closed_with_the_booklet(self, client, booklet, state):
        Booklet.objects.update(**state)
        page = page_called("Bienvenue")

        answer = send(client, "PUT", at(booklet, "pages", page.id), written(page))

        assert (answer.status_code, answer.json()["code"]) == (409, "booklet_closed")

    def test_translators_and_auditors_only_read(self, booklet, company):
        page = page_called("Bienvenue")
        path = at(booklet, "pages", page.id)
        translator = working(booklet, Role.TRANSLATOR)
        auditor = browser_of(member(company.id, Role.AUDITOR).user)

        for reader in (translator, auditor):
            assert reader.get(path).status_code == 200
            assert send(reader, "PUT", path, written(page)).status_code == 403

    def test_a_strangers_page_is_not_found(self, booklet):
        page = page_called("Bienvenue")
        stranger = browser_of(member(CompanyFactory.create().id, Role.COMPANY_ADMIN).user)

        assert (
            send(stranger, "PUT", at(booklet, "pages", page.id), written(page)).status_code == 404
        )

    def test_a_page_of_another_booklet_is_not_found_in_this_one(self, client, booklet, company):
        BookletFactory.create(company_id=company.id, plan={"Ailleurs": ["Autre"]})
        other = page_called("Autre")

        assert client.get(at(booklet, "pages", other.id)).status_code == 404


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
        said = {**block("p1"), "text": [VALUE]}
        save(client, booklet, page, said)

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
