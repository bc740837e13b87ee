"""Several people write the same page at once."""

import pytest

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.tests.acting import at, noted, page_called, save, send, working, written
from apps.booklets.tests.blocks import image, inserting
from apps.booklets.tests.blocks import paragraph as block
from apps.booklets.tests.people import NOW, member
from apps.companies.factories import CompanyFactory
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile
from apps.pages.models import PageRevision
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestSaveBookletPage:
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
        said = inserting("a", "accueil_telephone", "accueil_telephone")
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

        saved = save(client, booklet, page, image("i", file.id))
        page.refresh_from_db()
        refused = save(client, booklet, page, image("i", foreign.id))

        assert saved.status_code == 200
        assert MediaFile.objects.get(id=file.id).usages_count == 1
        assert (refused.status_code, refused.json()["code"]) == (422, "unknown_media")

    def test_refuses_a_bad_document(self, client, booklet):
        answer = save(client, booklet, page_called("Bienvenue"), {**block("h"), "type": "heading"})

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


class TestWithoutStore:
    def test_a_page_with_a_picture_is_saved_without_a_word_to_it(
        self, client, booklet, hanging_store
    ):
        page = page_called("Bienvenue")
        file = MediaFileFactory.create(company_id=booklet.company_id)

        answer = save(client, booklet, page, image("i", file.id, alt="Le hall"))

        assert (answer.status_code, answer.json()["outcome"]) == (200, "saved")
        assert hanging_store.calls() == 0
