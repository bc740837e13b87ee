import pytest

from apps.booklets.factories import BookletFactory
from apps.booklets.tests.acting import at, chapter, page_called, send, titles, written
from apps.journal.models import AuditEvent

pytestmark = pytest.mark.django_db


class TestMoveBookletPage:
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
