from datetime import UTC, datetime

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.accounts.factories import browser_of
from apps.booklets import selectors
from apps.booklets.tests.grid_content import (
    TODAY,
    YESTERDAY,
    a_booklet,
    a_chapter,
    a_page,
    inserting,
    user_of,
)
from apps.booklets.tests.people import NOW, admin
from apps.companies.factories import SiteFactory
from apps.companies.models import Company
from apps.library import selectors as library
from apps.values.factories import LivingValueFactory
from shared.actor import Role

pytestmark = pytest.mark.django_db


def needed(booklet):
    actor = admin(booklet.company_id)
    return selectors.needed_values(
        actor=actor, booklet=booklet, grid=selectors.grid_of(booklet), today=TODAY
    )


class TestWhatABookletNeeds:
    def test_is_what_its_pages_insert_as_first_met(self):
        booklet = a_booklet()
        last, first = a_chapter(booklet, position=1), a_chapter(booklet, position=0)
        a_page(last, "Trois", document=inserting("dpo", "parking"), position=0)
        a_page(first, "Deux", document=inserting("reception", "parking"), position=1)
        a_page(first, "Un", document=inserting("parking"), position=0)

        items = needed(booklet).items

        assert [(one.key, one.pages, one.booklets) for one in items] == [
            ("parking", 3, 1),
            ("reception", 1, 1),
            ("dpo", 1, 1),
        ]

    def test_is_not_what_was_taken_out(self):
        booklet = a_booklet()
        a_page(a_chapter(booklet), document=inserting("parking"), removed_at=NOW)
        a_page(a_chapter(booklet, removed_at=NOW), document=inserting("dpo"))
        a_page(a_chapter(a_booklet(company_id=booklet.company_id)), document=inserting("manager"))

        assert needed(booklet).items == []

    def test_is_filled_by_the_booklet_s_site_or_else_by_the_company(self):
        company_id = a_booklet().company_id
        site = SiteFactory.create(company_id=company_id, name="Espalion")
        booklet = a_booklet(company_id=company_id, site=site)
        a_page(a_chapter(booklet), document=inserting("parking", "reception", "dpo"))
        for key, place, text in (
            ("parking", None, "Rue basse"),
            ("parking", site, "Parking du bas"),
            ("reception", None, "Tous les jours"),
            ("reception", site, ""),
            ("dpo", SiteFactory.create(company_id=company_id), "Nadia"),
        ):
            LivingValueFactory.create(company_id=company_id, key=key, site=place, value=text)

        found = needed(booklet)

        assert [(one.value, one.site) for one in found.items] == [
            ("Parking du bas", site),
            ("Tous les jours", None),
            ("", None),
        ]
        assert (found.filled, found.site) == (2, site)

    def test_leaves_out_what_nobody_can_fill(self):
        booklet = a_booklet()
        LivingValueFactory.create(own=True, key="own_foreign")
        LivingValueFactory.create(company_id=booklet.company_id, own=True, key="own_code")
        a_page(a_chapter(booklet), document=inserting("own_foreign", "own_code", "nonsense"))

        found = needed(booklet)

        assert [(one.key, one.own) for one in found.items] == [("own_code", True)]
        assert found.unknown == ["own_foreign", "nonsense"]

    def test_is_told_with_who_may_fill_it(self):
        booklet = a_booklet()
        a_page(a_chapter(booklet), document=inserting("safety_contact"))
        owner = user_of(booklet)
        LivingValueFactory.create(company_id=booklet.company_id, owner=owner)

        def told(role: Role):
            client = browser_of(user_of(booklet, role))
            return client.get(f"/api/booklets/{booklet.id}/values").json()

        answer = told(Role.COMPANY_ADMIN)
        (line,) = answer["items"]
        assert (answer["filled"], answer["site"], answer["may_write"]) == (1, None, True)
        assert line["owner"] == {"id": str(owner.id), "name": owner.full_name}
        assert line["label"]["en-GB"] == "safety contact"
        assert (line["kind"], line["value"], line["state"]) == (
            "person",
            "Julien Delmas",
            "filled",
        )
        assert told(Role.AUDITOR)["may_write"] is False

    def test_days_are_those_of_the_company_s_clock(self, monkeypatch):
        booklet = a_booklet()
        Company.objects.filter(id=booklet.company_id).update(timezone="Pacific/Noumea")
        a_page(a_chapter(booklet), document=inserting("safety_contact"))
        LivingValueFactory.create(company_id=booklet.company_id, review_on=YESTERDAY)
        user = user_of(booklet)

        def state_at(hour: int) -> str:
            moment = datetime(2027, 3, 11, hour, tzinfo=UTC)
            monkeypatch.setattr(timezone, "now", lambda: moment)
            answer = browser_of(user).get(f"/api/booklets/{booklet.id}/values").json()
            return str(answer["items"][0]["state"])

        assert state_at(12) == "due_soon"  # 23:00 in Nouméa, on the last good day
        assert state_at(13) == "overdue"  # midnight

    def test_costs_the_same_for_a_large_booklet(self):
        booklet = a_booklet()
        keys = [one.key for one in library.known_living_values()]
        actor = admin(booklet.company_id)
        owner = user_of(booklet)
        a_page(a_chapter(booklet), document=inserting(keys[0]))
        LivingValueFactory.create(company_id=booklet.company_id, key=keys[0], owner=owner)

        def cost() -> int:
            with CaptureQueriesContext(connection) as queries:
                selectors.needed_values(
                    actor=actor, booklet=booklet, grid=selectors.grid_of(booklet), today=TODAY
                )
            return len(queries)

        cost()  # reads the company once
        few = cost()
        for key in keys[1:]:
            LivingValueFactory.create(company_id=booklet.company_id, key=key, owner=owner)
        for place in range(29):
            chapter = a_chapter(booklet, position=place)
            for key in keys[place : place + 5]:
                a_page(chapter, document=inserting(key))

        assert cost() == few
