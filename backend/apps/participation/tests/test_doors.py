"""What a device asks in the name of whoever came by a link."""

import json
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.booklets.selectors import receipt_sentence
from apps.participation.factories import ParticipationFactory
from apps.participation.grants import grant_for
from apps.participation.models import Participation
from apps.participation.tests.devices import post, ticket_of, waiter
from apps.participation.tests.versions import page_id, publish, written
from apps.people.models import Signer, Signs
from apps.publishing.models import Publication
from apps.reading.grants import PERSON

pytestmark = pytest.mark.django_db


def ask(one: Participation, booklet: Booklet | None = None, bundle: str = "", **grant: Any) -> Any:
    browser = Client()
    told = {"participation_id": one.id, "epoch": one.link_epoch, "now": timezone.now(), **grant}
    browser.cookies[PERSON] = grant_for(**told).cookie
    address = f"/api/reading/{(booklet or one.booklet).slug}/participant"
    answer = browser.get(address, {"bundle": bundle})
    return answer.json()["participant"]


class TestWhoCame:
    def test_is_told_what_concerns_them_and_no_more_of_their_name_than_needed(self, open_booklet):
        told = ask(waiter(open_booklet))

        assert told["name"] == "Léa M."
        assert told["pages"] == [str(page_id("a")), str(page_id("b"))]
        assert "Martin" not in json.dumps(told)

    def test_is_asked_in_the_words_of_the_booklet(self, open_booklet):
        online = Publication.objects.get(id=open_booklet.publication_id)
        online.editions.create(company_id=online.company_id, locale="fr-FR", bundle="a" * 64)
        usual = ask(waiter(open_booklet), bundle="a" * 16)["receipt"]
        Booklet.objects.update(receipt_sentence="J’ai lu.")
        own = ask(waiter(open_booklet), bundle="a" * 16)["receipt"]

        said = receipt_sentence(booklet=open_booklet, version="1.0", locale="fr-FR")
        assert (usual["mode"], usual["bundle"], usual["version"]) == ("end", "a" * 64, "1.0")
        assert (usual["sentence"], own["sentence"]) == (said, "J’ai lu.")
        assert own["chapters"] == {"c1": "J’ai lu. (Chapitre «\u00a0Chapitre 1\u00a0».)"}

    def test_is_asked_of_the_version_they_see_whatever_came_since(self, open_booklet):
        seen = Publication.objects.get(id=open_booklet.publication_id)
        seen.editions.create(company_id=seen.company_id, locale="fr-FR", bundle="a" * 64)
        publish(open_booklet, "2.0", [written("a")])

        told = ask(waiter(open_booklet), bundle="a" * 16)["receipt"]

        assert told["version"] == "1.0"
        assert told["sentence"].endswith("version 1.0.")
        assert ask(waiter(open_booklet), bundle="b" * 16)["receipt"]["sentence"] == ""

    def test_learns_what_changed_and_why_they_read_again(self, open_booklet):
        first = open_booklet.publication_id
        publish(open_booklet, "2.0", [written("a", "Un lavage long"), written("b")], marked="a")
        one = waiter(
            open_booklet,
            acknowledged_publication_id=first,
            acknowledged_at=timezone.now(),
            reread_pages=[page_id("a"), page_id("b")],
        )

        changed, new_to_them = ask(one)["rereading"]

        assert (changed["id"], changed["why"]) == (str(page_id("a")), "2.0")
        assert [words["change"] for words in changed["blocks"][0]["words"]] == ["removed", "added"]
        assert (new_to_them["why"], new_to_them["blocks"]) == ("", [])

    def test_is_asked_by_name_for_the_pages_that_they_read_again(self, open_booklet):
        first = open_booklet.publication_id
        pages = [[written("a", "Un lavage long"), written("b")], [written("c")]]
        online = publish(open_booklet, "2.0", *pages, marked="ac")
        online.editions.create(company_id=online.company_id, locale="fr-FR", bundle="a" * 64)
        one = waiter(
            open_booklet,
            acknowledged_publication_id=first,
            acknowledged_at=timezone.now(),
            reread_pages=[page_id("a"), page_id("c")],
        )

        told = ask(one, bundle="a" * 16)["receipt"]

        said = receipt_sentence(booklet=open_booklet, version="2.0", locale="fr-FR")
        assert told["sentence"] == f"{said} (Pages relues\u00a0: a · c)"
        assert told["chapters"]["c2"].endswith(
            "(Chapitre «\u00a0Chapitre 2\u00a0».) (Page relue\u00a0: c)"
        )

    @pytest.mark.parametrize("other", ["epoch", "booklet", "over", "none"])
    def test_is_nobody_by_a_cookie_that_does_not_name_them(self, open_booklet, other):
        one = waiter(open_booklet)
        if other == "none":
            answer = Client().get(f"/api/reading/{open_booklet.slug}/participant").json()
            assert answer == {"participant": None}
        elif other == "epoch":
            assert ask(one, epoch=2) is None
        elif other == "over":
            assert ask(one, now=timezone.now() - timedelta(days=91)) is None
        else:
            assert ask(ParticipationFactory.create(), open_booklet) is None

    def test_is_forgotten_by_the_device_when_they_say_so(self, open_booklet):
        answer = post(open_booklet, "leave", {})

        cookie = answer.cookies[PERSON]
        assert (answer.status_code, cookie.value, cookie["max-age"]) == (204, "", 0)
        assert cookie["path"] == f"/l/{open_booklet.slug}/participant"


def test_a_ticket_of_another_site_is_refused(open_booklet):
    body = {"ticket": ticket_of(waiter(open_booklet))}

    answer = post(open_booklet, "opened", body, **{"Sec-Fetch-Site": "cross-site"})

    assert (answer.status_code, answer.json()["code"]) == (403, "csrf_failed")


class TestRepresentatives:
    def _represented(self, booklet, signs):
        one = waiter(booklet)
        one.person.signs = signs
        one.person.representative = {"name": "Paul Martin", "relation": "père"}
        one.person.save()
        return one

    def test_are_told_for_whom_they_read_and_asked_where_they_sign(self, open_booklet):
        online = Publication.objects.get(id=open_booklet.publication_id)
        online.editions.create(company_id=online.company_id, locale="fr-FR", bundle="a" * 64)
        one = self._represented(open_booklet, Signs.REPRESENTATIVE)

        told = ask(one, bundle="a" * 16, signer=Signer.REPRESENTATIVE)
        own = ask(one, bundle="a" * 16)

        assert (told["signer"], told["name"], told["receipt"]["mode"]) == (
            "representative",
            "Léa M.",
            "end",
        )
        assert (own["signer"], own["receipt"]["mode"]) == ("person", "none")
        assert told["ticket"].split(".")[0] != own["ticket"].split(".")[0]

    def test_read_for_themselves_where_both_sign(self, open_booklet):
        one = self._represented(open_booklet, Signs.BOTH)
        page = str(page_id("a"))

        now = timezone.now()
        grant = {"participation_id": one.id, "epoch": one.link_epoch, "now": now}
        theirs = grant_for(**grant, signer=Signer.REPRESENTATIVE).ticket
        post(open_booklet, "progress", {"ticket": theirs, "pages": [page]})
        assert ask(one)["pages_read"] == []

        post(open_booklet, "progress", {"ticket": ticket_of(one), "pages": [page]})
        assert ask(one)["pages_read"] == [page]
        assert ask(one, signer=Signer.REPRESENTATIVE)["pages_read"] == []

    def test_see_what_they_signed_before_the_other_has(self, open_booklet):
        one = self._represented(open_booklet, Signs.BOTH)
        at = "2027-03-16T10:00:00+00:00"
        one.signed = {"": {"representative": [str(open_booklet.publication_id), at]}}
        one.save()

        told, own = ask(one, signer=Signer.REPRESENTATIVE), ask(one)

        assert (told["awaits"], told["acknowledged_at"]) == ("person", "2027-03-16T10:00:00Z")
        assert (own["awaits"], own["acknowledged_at"]) == (None, None)
