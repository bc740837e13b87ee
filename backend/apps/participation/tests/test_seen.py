from typing import Any
from uuid import UUID

import pytest

from apps.companies.factories import SiteFactory
from apps.participation.models import Participation
from apps.participation.selectors import Seen, seen_now, seen_then
from apps.participation.tests.acting import signed
from apps.participation.tests.versions import page_id, publish, written
from shared import errors

pytestmark = pytest.mark.django_db


def _letters(pages: tuple[str, ...]) -> str:
    return "".join(letter for letter in "abcd" if str(page_id(letter)) in pages)


def _then(
    one: Participation | None, booklet: Any, publication_id: UUID, before: UUID | None = None
) -> Seen:
    return seen_then(
        booklet=booklet, publication_id=publication_id, locale="fr-FR", one=one, before=before
    )


class TestNow:
    def test_is_what_is_online_with_the_pages_that_are_theirs(self, open_booklet):
        waiter = signed(open_booklet, job="Serveur")

        seen = seen_now(booklet=open_booklet, one=waiter)

        assert (seen.publication.version, _letters(seen.concerned), seen.pages) == ("1.0", "ab", 3)
        assert (seen.reread, seen.known) == ((), "today")

    def test_marks_what_is_to_be_read_again(self, open_booklet):
        one = signed(open_booklet)
        Participation.objects.filter(id=one.id).update(reread_pages=[page_id("b")])
        one.refresh_from_db()

        assert _letters(seen_now(booklet=open_booklet, one=one).reread) == "b"

    def test_is_in_a_language_that_the_version_has(self, open_booklet):
        one = signed(open_booklet)
        one.language = "pt-PT"

        assert seen_now(booklet=open_booklet, one=one).locale == "fr-FR"

    def test_is_nothing_before_the_first_version(self, open_booklet):
        one = signed(open_booklet)
        open_booklet.publication_id = None

        with pytest.raises(errors.NotFound):
            seen_now(booklet=open_booklet, one=one)


class TestThen:
    def test_is_the_version_of_that_day_whatever_is_published_since(self, open_booklet):
        one, first = signed(open_booklet), open_booklet.publication_id
        publish(open_booklet, "2.0", [written("a", "autre"), written("d")], marked="a")

        seen = _then(one, open_booklet, first)

        assert (seen.publication.version, _letters(seen.concerned)) == ("1.0", "abc")

    def test_marks_what_they_were_asked_to_read_again(self, open_booklet):
        one, first = signed(open_booklet), open_booklet.publication_id
        pages = [written("a", "autre"), written("b"), written("c", "autre", jobs=["Cuisinier"])]
        second = publish(open_booklet, "2.0", pages, marked="ac")
        publish(open_booklet, "3.0", [written("b", "autre")], marked="b")

        assert _letters(_then(one, open_booklet, second.id, first).reread) == "ac"
        assert _then(one, open_booklet, second.id).reread == ()

    def test_knows_the_job_and_site_of_that_day(self, open_booklet):
        cook, online = signed(open_booklet, job="Cuisinier"), open_booklet.publication_id
        cook.person.job = "Serveur"
        cook.person.site = SiteFactory.create(company=open_booklet.company)
        cook.person.save()

        seen = _then(cook, open_booklet, online)

        assert (_letters(seen.concerned), seen.known) == ("abc", "then")

    def test_says_when_it_goes_by_the_card_of_today(self, open_booklet):
        waiter, first = signed(open_booklet, job="Serveur"), open_booklet.publication_id
        Participation.objects.filter(id=waiter.id).update(acknowledged_publication_id=None)
        waiter.refresh_from_db()

        seen = _then(waiter, open_booklet, first)

        assert (_letters(seen.concerned), seen.known) == ("ab", "today")

    def test_of_somebody_forgotten_may_have_been_every_page(self, open_booklet):
        seen = _then(None, open_booklet, open_booklet.publication_id)

        assert (_letters(seen.concerned), seen.known) == ("abc", "nobody")
