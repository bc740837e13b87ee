"""What a device tells in the name of whoever came by a link."""

from typing import Any

import pytest
from django.utils import timezone

from apps.booklets.models import Booklet
from apps.participation.factories import ParticipationFactory
from apps.participation.models import Participation
from apps.participation.tests.devices import post, ticket_of, waiter
from apps.participation.tests.versions import page_id, publish, written

pytestmark = pytest.mark.django_db


def confirm(one: Participation, *letters: str, booklet: Booklet | None = None) -> Any:
    pages = [str(page_id(letter)) for letter in letters]
    answer = post(booklet or one.booklet, "progress", {"ticket": ticket_of(one), "pages": pages})
    one.refresh_from_db()
    return answer


class TestTicket:
    def test_notes_that_they_opened_it_once(self, open_booklet):
        one = waiter(open_booklet)

        answer = post(open_booklet, "opened", {"ticket": ticket_of(one)})

        one.refresh_from_db()
        assert (answer.status_code, answer.content, one.state) == (204, b"", "opened")
        assert one.opened_on == open_booklet.company.today(now=timezone.now())

    def test_confirms_pages_until_all_that_concern_them_are(self, open_booklet):
        one = waiter(open_booklet)

        confirm(one, "a")
        assert one.state == "reading"
        confirm(one, "a", "b")
        assert (one.state, sorted(one.pages_read)) == ("read", sorted(map(page_id, "ab")))

    def test_confirms_no_page_that_the_booklet_does_not_have(self, open_booklet):
        one = waiter(open_booklet)

        assert confirm(one, "z").status_code == 204
        assert one.pages_read == []

    def test_posts_for_its_own_participation_only(self, open_booklet):
        one, other = waiter(open_booklet), waiter(open_booklet)

        confirm(one, "a")

        other.refresh_from_db()
        assert (len(one.pages_read), other.pages_read) == (1, [])

    def test_is_worth_nothing_in_another_booklet(self, open_booklet):
        answer = confirm(ParticipationFactory.create(), "a", booklet=open_booklet)

        assert (answer.status_code, answer.json()["code"]) == (403, "bad_ticket")

    @pytest.mark.parametrize("ticket", ["x", "a.b.c.d", "1" * 200])
    def test_that_nobody_signed_is_refused(self, open_booklet, ticket):
        assert post(open_booklet, "opened", {"ticket": ticket}).status_code == 403

    def test_changes_nothing_of_who_is_out_and_does_not_say_so(self, open_booklet):
        one = waiter(open_booklet, excluded_at=timezone.now())

        assert confirm(one, "a").status_code == 204
        assert one.pages_read == []

    def test_does_not_confirm_by_a_former_bundle_what_is_read_again(self, open_booklet):
        one = waiter(open_booklet)
        former = publish(open_booklet, "2.0", [written("a"), written("b")])
        former.editions.create(company_id=one.company_id, locale="fr-FR", bundle="b" * 64)
        publish(open_booklet, "3.0", [written("a", "autre"), written("b")], marked="a")
        body = {"ticket": ticket_of(one), "bundle": "b" * 64}

        post(open_booklet, "progress", {**body, "pages": [str(page_id(x)) for x in "ab"]})

        one.refresh_from_db()
        assert one.pages_read == [page_id("b")]
