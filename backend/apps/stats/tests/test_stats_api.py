from datetime import date
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.factories import UserFactory, browser_of
from apps.booklets.factories import BookletAccessFactory, BookletChapterFactory, BookletFactory
from apps.booklets.models import BookletStatus
from apps.companies.factories import MembershipFactory
from apps.publishing.factories import PublicationFactory
from apps.reading.factories import published_booklet
from apps.stats.factories import FactDayFactory
from apps.stats.tests.asking import A_DAY, DAYS, asked, hand
from apps.updates.factories import UpdateProposalFactory
from shared.actor import PlatformRole, Role

pytestmark = pytest.mark.django_db


class TestBooklets:
    def test_are_those_that_are_read_with_what_they_cover(self, client, company):
        BookletFactory.create(company_id=company.id)
        published_booklet()
        coverage = {"covered": 12, "missing": 1, "not_applicable": 2}
        publication = PublicationFactory.create(company_id=company.id, coverage=coverage)
        booklet = publication.booklet
        booklet.status, booklet.publication_id = BookletStatus.PUBLISHED, publication.id
        booklet.save()

        told = client.get("/api/stats/booklets").json()["booklets"]

        core = {"core": 0, "core_waiting": 0}
        assert told == [{"id": str(booklet.id), "name": booklet.name, **coverage, **core}]

    def test_say_how_many_chapters_follow_the_library_and_how_many_wait(self, client, company):
        booklet = published_booklet(company.id, plan={})
        from_library = {"booklet": booklet, "company_id": company.id, "origin_chapter_id": uuid4()}
        waits, *_ = [BookletChapterFactory.create(**from_library) for _ in range(3)]
        BookletChapterFactory.create(**from_library, detached=True)
        BookletChapterFactory.create(booklet=booklet, company_id=company.id)
        UpdateProposalFactory.create(chapter=waits, company_id=company.id)

        (told,) = client.get("/api/stats/booklets").json()["booklets"]

        assert (told["core"], told["core_waiting"]) == (3, 1)


class TestWhoAsks:
    @pytest.mark.parametrize("part", ["following", "readings", "breakdown?by=job"])
    def test_a_stranger_s_booklet_is_not_there(self, client, part):
        stranger = published_booklet()
        mark = "&" if "?" in part else "?"

        answer = client.get(f"/api/stats/{part}{mark}booklet={stranger.id}&{DAYS}")

        assert answer.status_code == 404

    def test_staff_outside_a_company_are_told_nothing(self):
        staff = UserFactory.create(platform_role=PlatformRole.SUPER_ADMIN.value)

        assert browser_of(staff).get(f"/api/stats/readings?{DAYS}").status_code == 403

    @pytest.mark.parametrize(
        "days",
        [
            "since=2026-06-30&until=2026-06-01",
            "since=2020-01-01&until=2026-06-01",
            "since=0001-01-01&until=0001-01-02",
            "since=9999-12-30&until=9999-12-31",
        ],
    )
    def test_days_out_of_order_or_too_many_are_refused(self, client, days):
        assert client.get(f"/api/stats/readings?{days}").status_code == 422

    @pytest.mark.parametrize("part", ["following", "readings", "breakdown?by=job", "booklets"])
    def test_asks_as_much_for_forty_booklets_as_for_two(self, company, part):
        member = MembershipFactory.create(company=company, role=Role.BOOKLET_MANAGER)
        client = browser_of(member.user)
        few = _asked_at(client, company, member.user, part, 2)
        many = _asked_at(client, company, member.user, part, 38)

        assert few == many


def _asked_at(client, company, user, part, more):
    for _ in range(more):
        booklet = published_booklet(company.id)
        BookletAccessFactory.create(booklet=booklet, user=user)
        hand(booklet, 3, after=1)
        FactDayFactory.create(booklet=booklet, day=date(2026, 6, 3))
        FactDayFactory.create(
            booklet=booklet, day=date(2026, 6, 3), kind="p", subject=str(booklet.id)
        )
    until = date(2026, 6, 30) + more * A_DAY  # asked anew, not remembered
    with CaptureQueriesContext(connection) as seen:
        asked(client, part, f"since=2026-06-01&until={until}")
    return len(seen)
