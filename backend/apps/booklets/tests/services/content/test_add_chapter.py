import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletChapter
from apps.booklets.tests.acting import add, at, chapter, fill, released, send, titles
from apps.library.factories import ChapterFactory
from apps.library.models import BookletKind

pytestmark = pytest.mark.django_db


class TestAddChapter:
    def test_takes_one_of_the_library_with_its_pages(self, builder, booklet):
        safety = released("Sécurité", page="Incendie")

        answer = add(builder, booklet, chapter=str(safety.id), after=str(chapter("Accueil").id))

        assert answer.status_code == 201
        assert titles(answer.json()) == {
            "Accueil": ["Bienvenue", "Horaires"],
            "Sécurité": ["Incendie"],
            "Équipe": ["Qui fait quoi", "Contacts"],
        }
        assert answer.json()["booklet"]["pages_count"] == 5

    def test_takes_one_of_the_companys_own_library(self, builder, booklet, company):
        own = ChapterFactory.create(company_id=company.id, name="Nos valeurs", released=True)

        answer = add(builder, booklet, chapter=str(own.id))

        assert list(titles(answer.json()))[-1] == "Nos valeurs"

    def test_makes_an_empty_one_with_a_page_to_write_on(self, builder, booklet):
        answer = add(builder, booklet, title="Notre histoire")

        assert titles(answer.json())["Notre histoire"] == ["Nouvelle page"]
        assert answer.json()["chapters"][-1]["core_state"] is None
        assert Booklet.objects.get().plan_touched

    def test_brings_back_one_that_was_taken_out_with_its_words(self, builder, booklet):
        safety = released("Sécurité")
        add(builder, booklet, chapter=str(safety.id))
        taken = chapter("Sécurité")
        send(builder, "PATCH", at(booklet, "chapters", taken.id), {"title": "Le feu"})
        send(builder, "DELETE", at(booklet, "chapters", taken.id))

        answer = add(builder, booklet, chapter=str(safety.id))

        assert list(titles(answer.json()))[-1] == "Le feu"
        assert BookletChapter.objects.filter(origin_chapter_id=safety.id).count() == 1

    def test_refuses_one_that_is_there(self, builder, booklet):
        safety = released("Sécurité")
        add(builder, booklet, chapter=str(safety.id))

        answer = add(builder, booklet, chapter=str(safety.id))

        assert (answer.status_code, answer.json()["code"]) == (409, "chapter_already_there")

    @pytest.mark.parametrize(
        "traits",
        [{"status": "retired"}, {"kinds": [BookletKind.TRAINEE]}],
        ids=["retired", "of another kind"],
    )
    def test_refuses_what_is_not_offered(self, builder, booklet, traits):
        answer = add(builder, booklet, chapter=str(released("Non", **traits).id))

        assert (answer.status_code, list(answer.json()["errors"])) == (422, ["chapter"])

    def test_refuses_a_strangers_chapter_and_drafts(self, builder, booklet):
        foreign = ChapterFactory.create(released=True)
        draft = ChapterFactory.create(company_id=None)

        for one in (foreign, draft):
            assert add(builder, booklet, chapter=str(one.id)).status_code == 422

    @pytest.mark.parametrize(
        "body", [{}, {"title": "A", "chapter": "00000000-0000-7000-8000-000000000000"}]
    )
    def test_asks_for_one_or_the_other(self, builder, booklet, body):
        assert add(builder, booklet, **body).status_code == 422

    def test_stops_at_thirty(self, builder, company):
        full = BookletFactory.create(
            company_id=company.id, plan={f"Chapitre {n}": [] for n in range(30)}
        )

        answer = add(builder, full, title="De trop")

        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_chapters")

    def test_stops_at_two_hundred_pages(self, builder, booklet):
        fill(booklet, 196)

        answer = add(builder, booklet, title="De trop")

        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_pages")
