from datetime import date
from itertools import product

import pytest

from apps.accounts.factories import browser_of
from apps.booklets.factories import BookletAccessFactory
from apps.booklets.models import BookletRole
from apps.companies.factories import MembershipFactory
from apps.reading.factories import published_booklet
from apps.stats.factories import FollowedMonthFactory
from apps.stats.masking import at_least, behind_wall
from apps.stats.tests.asking import asked
from shared.actor import Role

pytestmark = pytest.mark.django_db

JUNE, JULY = date(2026, 6, 1), date(2026, 7, 1)
SUMMER = "since=2026-06-01&until=2026-07-31"


@pytest.fixture
def writer(company):
    return MembershipFactory.create(company=company, role=Role.WRITER).user


@pytest.fixture
def client(writer):
    return browser_of(writer)


@pytest.fixture
def booklets(company, writer):
    return [_written_by(writer, company) for _ in range(2)]


def _written_by(writer, company):
    booklet = published_booklet(company.id)
    BookletAccessFactory.create(booklet=booklet, user=writer, role=BookletRole.WRITER, duty="")
    return booklet


def _months(client, days=SUMMER, booklet=None):
    return asked(client, f"months?booklet={booklet.id}" if booklet else "months", days)["months"]


def _people(row):
    return [
        (row[name]["people"], row[name]["more"])
        for name in ("waiting", "opened", "read", "acknowledged")
    ]


class TestMonths:
    def test_are_told_to_those_who_may_not_read_the_register(self, client, booklets):
        FollowedMonthFactory.create(
            booklet=booklets[0], month=JUNE, waiting=6, opened=None, read=0, acknowledged=9
        )
        FollowedMonthFactory.create(booklet=booklets[1], month=JUNE, waiting=None, acknowledged=5)
        FollowedMonthFactory.create(month=JUNE)  # of another company

        told = _months(client)

        assert [row["month"] for row in told["months"]] == ["2026-06-01"]
        assert _people(told["months"][0]) == [(6, True), (0, True), (0, False), (14, False)]
        assert _people(_months(client, booklet=booklets[1])["every"]) == [
            (0, True), (0, False), (0, False), (5, False),
        ]  # fmt: skip

    @pytest.mark.parametrize(
        "days", ["since=2026-06-02&until=2026-06-30", "since=2026-06-01&until=2026-06-29"]
    )
    def test_a_part_of_one_is_not_shown(self, client, booklets, days):
        FollowedMonthFactory.create(booklet=booklets[0], month=JUNE)

        assert _months(client, days)["months"] == []

    def test_every_query_is_the_sum_of_shown_cells(self, client, booklets):
        people = {(0, JUNE): 4, (0, JULY): 5, (1, JUNE): 0, (1, JULY): 3}
        for (place, month), n in people.items():
            FollowedMonthFactory.create(
                booklet=booklets[place], month=month, waiting=behind_wall(n)
            )
        queries = {
            JUNE: "since=2026-06-01&until=2026-06-30",
            JULY: "since=2026-07-01&until=2026-07-31",
            None: SUMMER,
        }

        for place, (month, days) in product((0, 1, None), queries.items()):
            cells = [
                behind_wall(n)
                for (of, on), n in people.items()
                if place in (of, None) and month in (on, None)
            ]
            told = _months(client, days, None if place is None else booklets[place])
            assert _people(told["every"])[0] == tuple(at_least(cells))

    def test_are_for_nobody_who_may_read_all_the_registers(self, company, booklets):
        FollowedMonthFactory.create(booklet=booklets[0], month=JUNE)
        for role in (Role.COMPANY_ADMIN, Role.AUDITOR):
            reader = MembershipFactory.create(company=company, role=role).user
            assert _months(browser_of(reader)) is None

    def test_a_manager_is_told_of_the_booklets_that_they_only_write(self, company, booklets):
        manager = MembershipFactory.create(company=company, role=Role.BOOKLET_MANAGER).user
        BookletAccessFactory.create(booklet=booklets[0], user=manager)
        BookletAccessFactory.create(
            booklet=booklets[1], user=manager, role=BookletRole.WRITER, duty=""
        )
        for booklet, n in zip(booklets, (6, 7), strict=True):
            FollowedMonthFactory.create(booklet=booklet, month=JUNE, waiting=n)

        assert _people(_months(browser_of(manager))["every"])[0] == (7, False)
