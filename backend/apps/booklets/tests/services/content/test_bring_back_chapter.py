import pytest

from apps.booklets.tests.acting import at, chapter, page_called, send, titles
from apps.booklets.tests.blocks import document, image
from apps.media.factories import MediaFileFactory
from apps.media.models import MediaFile
from apps.media.services import set_usages
from apps.pages.models import Page

pytestmark = pytest.mark.django_db


class TestBringBackChapter:
    def test_puts_it_at_the_end(self, builder, booklet):
        first = chapter("Accueil")

        removed = send(builder, "DELETE", at(booklet, "chapters", first.id)).json()

        assert list(titles(removed)) == ["Équipe"]
        assert [one["title"] for one in removed["removed"]] == ["Accueil"]
        assert (removed["booklet"]["chapters_count"], removed["booklet"]["pages_count"]) == (1, 2)
        back = send(builder, "POST", at(booklet, "chapters", first.id, "restore")).json()
        assert titles(back) == {
            "Équipe": ["Qui fait quoi", "Contacts"],
            "Accueil": ["Bienvenue", "Horaires"],
        }
        assert back["removed"] == []

    def test_shows_the_files_of_its_pages_again(self, builder, booklet, company):
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

        send(builder, "DELETE", path)
        assert MediaFile.objects.get().usages_count == 0

        send(builder, "POST", f"{path}/restore")
        assert MediaFile.objects.get().usages_count == 1
