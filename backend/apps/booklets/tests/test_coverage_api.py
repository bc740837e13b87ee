import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.factories import browser_of
from apps.accounts.models import User
from apps.booklets.models import BookletRole, NotApplicable
from apps.booklets.tests.grid_content import a_booklet, a_chapter, a_page, offer, user_of
from apps.booklets.tests.people import NOW, working_on
from apps.journal.models import AuditEvent
from apps.library.factories import ObligationFactory
from apps.library.models import Level, Obligation
from shared.ids import uuid7

pytestmark = pytest.mark.django_db


@pytest.fixture
def law() -> Obligation:
    return ObligationFactory.create(code="INC-01", label="Consigne incendie")


class TestTheApi:
    REASON = "Aucun poste de saisonnier ne se fait à distance."

    def call(self, booklet, method, path="", body=None):
        user = user_of(booklet)
        return browser_of(user).generic(
            method,
            f"/api/booklets/{booklet.id}/coverage{path}",
            json.dumps(body or {}),
            content_type="application/json",
        )

    def test_tells_the_whole_grid(self, law):
        booklet = a_booklet()
        chapter = a_chapter(booklet, "Incendie")
        first, second = (a_page(chapter, title, law) for title in ("Alerter", "Sortir"))
        a_page(chapter, "Retirée", ObligationFactory.create(label="Agents"), removed_at=NOW)

        told = self.call(booklet, "GET").json()

        assert told["chapters"] == [{"id": str(chapter.id), "title": "Incendie"}]
        assert told["checked_on"] == law.checked_on.isoformat()
        assert told["may_write"]
        missing, covered = told["items"]
        assert covered["id"] == str(law.id)
        assert covered["covered_by"] == [
            {"chapter": str(chapter.id), "pages": [str(first.page_id), str(second.page_id)]}
        ]
        (suggestion,) = missing["suggestions"]
        assert (suggestion["kind"], suggestion["chapter_title"]) == ("removed_page", "Incendie")
        assert suggestion["minutes"] == 1

    def test_declares_not_applicable_and_takes_it_back(self, law):
        booklet = a_booklet()

        (line,) = self.call(booklet, "PUT", f"/{law.id}", {"reason": self.REASON}).json()["items"]

        assert line["state"] == "not_applicable"
        assert line["justification"]["reason"] == self.REASON
        event = AuditEvent.objects.get(action="booklet.obligation_not_applicable")
        assert (event.object_label, event.object_id) == (booklet.name, booklet.id)
        assert event.after == {"obligation": "INC-01 Consigne incendie", "reason": self.REASON}
        (line,) = self.call(booklet, "DELETE", f"/{law.id}").json()["items"]
        assert (line["state"], line["justification"]) == ("missing", None)
        event = AuditEvent.objects.get(action="booklet.obligation_applicable")
        assert event.before == {"obligation": "INC-01 Consigne incendie", "reason": self.REASON}

    def test_a_new_reason_replaces_the_old_one(self, law):
        booklet = a_booklet()
        self.call(booklet, "PUT", f"/{law.id}", {"reason": self.REASON})

        answer = self.call(booklet, "PUT", f"/{law.id}", {"reason": "Un autre motif, plus précis."})

        assert answer.json()["items"][0]["justification"]["reason"].startswith("Un autre")
        assert NotApplicable.objects.count() == 1

    @pytest.mark.parametrize("reason", ["", "Dix-neuf caractères", f"   {'x' * 19}   "])
    def test_needs_a_reason_of_twenty_characters(self, law, reason):
        booklet = a_booklet()

        answer = self.call(booklet, "PUT", f"/{law.id}", {"reason": reason})

        assert (answer.status_code, list(answer.json()["errors"])) == (422, ["reason"])
        assert not NotApplicable.objects.exists()

    def test_knows_only_what_the_booklet_is_asked(self):
        booklet = a_booklet()
        elsewhere = ObligationFactory.create(kinds=["patient"])

        for path in (f"/{elsewhere.id}", f"/{uuid7()}"):
            body = {"reason": self.REASON}
            assert self.call(booklet, "PUT", path, body).status_code == 404
            assert self.call(booklet, "DELETE", path).status_code == 404

    def test_writers_read_it_and_declare_nothing(self, law):
        booklet = a_booklet()
        client = browser_of(User.objects.get(id=working_on(booklet, BookletRole.WRITER).user_id))

        path = f"/api/booklets/{booklet.id}/coverage"
        assert client.get(path).json()["may_write"] is False
        refused = client.put(
            f"{path}/{law.id}", {"reason": self.REASON}, content_type="application/json"
        )
        assert refused.status_code == 403

    def test_a_booklet_in_the_trash_stays_as_it_is(self, law):
        booklet = a_booklet(trashed=True)

        answer = self.call(booklet, "PUT", f"/{law.id}", {"reason": self.REASON})

        assert (answer.status_code, answer.json()["code"]) == (409, "booklet_closed")

    def test_costs_the_same_for_a_large_booklet(self):
        laws = ObligationFactory.create_batch(2)
        booklet = a_booklet()
        offer("Un", laws[0])
        a_page(a_chapter(booklet), "Alerter", laws[1])
        user = user_of(booklet)
        client = browser_of(user)
        path = f"/api/booklets/{booklet.id}/coverage"
        client.get(path)

        with CaptureQueriesContext(connection) as few:
            client.get(path)
        laws = ObligationFactory.create_batch(58)
        for law in laws[:5]:
            offer(law.label, law)
        for place in range(29):
            chapter = a_chapter(booklet, position=place)
            for law in laws[place : place + 6]:
                a_page(chapter, law.label, law)
        with CaptureQueriesContext(connection) as many:
            told = client.get(path).json()

        assert (len(told["items"]), len(told["chapters"])) == (60, 30)
        assert len(many) == len(few)

    def test_is_exported_for_spreadsheets(self, law):
        booklet = a_booklet()
        chapter = a_chapter(booklet, "Incendie")
        a_page(chapter, "Alerter", law)
        a_page(chapter, "Sortir", law)
        other = ObligationFactory.create(
            code="TEL-01", label="Télétravail", level=Level.RECOMMENDED
        )
        self.call(booklet, "PUT", f"/{other.id}", {"reason": self.REASON})

        answer = self.call(booklet, "GET", "/export")

        assert f"grille-{booklet.slug}-" in answer["Content-Disposition"]
        header, first, second = b"".join(answer).decode("utf-8-sig").splitlines()
        assert header.startswith("Code;Obligation;Référence;Niveau;État de l’obligation;Pages")
        assert first.startswith("INC-01;Consigne incendie;")
        assert ";Obligatoire;Couverte;Alerter, Sortir;;;;" in first
        assert f";Recommandée;Sans objet;;{self.REASON};" in second
        event = AuditEvent.objects.get(action="booklet.coverage_exported")
        assert (event.object_id, event.after) == (booklet.id, {"lines": 2})
