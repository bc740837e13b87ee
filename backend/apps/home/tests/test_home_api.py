from datetime import timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.accounts.factories import UserFactory, browser_of
from apps.booklets.factories import BookletAccessFactory, BookletFactory
from apps.booklets.models import BookletStatus
from apps.companies.factories import CompanyFactory, MembershipFactory
from apps.home.factories import ConcernFactory
from apps.library.factories import ObligationFactory
from apps.participation.factories import ParticipationFactory
from apps.participation.models import ParticipationState
from apps.reading.factories import published_booklet
from apps.values.factories import LivingValueFactory
from shared.actor import PlatformRole, Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def company():
    return CompanyFactory.create()


@pytest.fixture
def client(company):
    return browser_of(MembershipFactory.create(company=company, role=Role.COMPANY_ADMIN).user)


def home(client, part=""):
    answer = client.get(f"/api/home?part={part}" if part else "/api/home")
    assert answer.status_code == 200, answer.content
    return answer.json()


def kinds(client) -> list[str]:
    return [line["kind"] for line in home(client, "todo")["todo"]["lines"]]


class TestTodo:
    def test_the_most_pressing_comes_first_then_the_day_then_the_age(self, client, company):
        ConcernFactory.create(company_id=company.id, kind="storage_quota", of_company=True)
        for days in (3, 1, 2):
            due_on = timezone.localdate() - timedelta(days=days)
            ConcernFactory.create(company_id=company.id, kind="late_readers", due_on=due_on)
        ConcernFactory.create(company_id=company.id, kind="missing_obligation")

        lines = home(client, "todo")["todo"]["lines"]

        assert [line["kind"] for line in lines] == [
            "missing_obligation", *["late_readers"] * 3, "storage_quota",
        ]  # fmt: skip
        due = [line["due_on"] for line in lines[1:4]]
        assert due == sorted(due)

    def test_four_booklets_of_one_kind_are_one_line(self, client, company):
        for _ in range(4):
            ConcernFactory.create(company_id=company.id, kind="late_readers", count=2)

        (line,) = home(client, "todo")["todo"]["lines"]

        assert (line["count"], line["booklets"], len(line["items"])) == (8, 4, 4)
        assert line["items"][0]["booklet"]["theme"]["colours"]

    def test_what_came_since_the_last_visit_is_new(self, client, company):
        ConcernFactory.create(company_id=company.id, kind="booklet_review")
        assert client.post("/api/home/visit").status_code == 204
        ConcernFactory.create(company_id=company.id, kind="missing_obligation")

        lines = home(client, "todo")["todo"]["lines"]

        assert [line["is_new"] for line in lines] == [True, False]

    @pytest.mark.parametrize(
        ("role", "sees"),
        [
            (Role.BOOKLET_MANAGER, ["missing_obligation", "late_readers", "booklet_review"]),
            (Role.WRITER, ["missing_obligation"]),
            (Role.TRANSLATOR, []),
            (Role.AUDITOR, []),
        ],
    )
    def test_holds_only_what_the_role_may_settle(self, company, role, sees):
        booklet = BookletFactory.create(company_id=company.id)
        for kind in ("missing_obligation", "late_readers", "booklet_review"):
            ConcernFactory.create(booklet=booklet, kind=kind)
            ConcernFactory.create(company_id=company.id, kind=kind)  # of a booklet of others
        ConcernFactory.create(company_id=company.id, kind="people_quota", of_company=True)
        member = MembershipFactory.create(company=company, role=role)
        BookletAccessFactory.create(booklet=booklet, user=member.user, role=role, duty="")

        assert kinds(browser_of(member.user)) == sees

    def test_a_stranger_s_concern_is_not_there(self, client):
        ConcernFactory.create()

        assert kinds(client) == []

    def test_when_nothing_waits_the_next_day_is_told(self, client, company):
        LivingValueFactory.create(
            company_id=company.id, review_on=timezone.localdate() + timedelta(days=9)
        )
        BookletFactory.create(
            company_id=company.id, review_on=timezone.localdate() + timedelta(days=5)
        )

        told = home(client, "todo")["todo"]["next"]

        assert told == {
            "kind": "booklet_review",
            "on": str(timezone.localdate() + timedelta(days=5)),
        }


class TestWork:
    def test_what_readers_do_not_have_yet_is_taken_up_again(self, client, company):
        draft = BookletFactory.create(company_id=company.id)
        BookletFactory.create(company_id=company.id, status=BookletStatus.ARCHIVED)
        published_booklet(company.id)

        assert [one["id"] for one in home(client, "resume")["resume"]] == [str(draft.id)]

    def test_says_how_many_have_acknowledged_what_is_read(self, client, company):
        booklet = published_booklet(company.id)
        for state in ParticipationState:
            ParticipationFactory.create(booklet=booklet, state=state)

        (one,) = home(client, "reading")["reading"]

        assert (one["acknowledged"], one["awaited"]) == (1, len(ParticipationState) - 2)

    def test_who_may_not_see_the_register_sees_no_number_of_receipts(self, company):
        ParticipationFactory.create(booklet=published_booklet(company.id))
        writer = MembershipFactory.create(company=company, role=Role.WRITER).user

        assert home(browser_of(writer), "reading")["reading"] == []


class TestFirstSteps:
    def done(self, client) -> list[str] | None:
        steps = home(client, "first_steps")["first_steps"]
        return steps and [one["step"] for one in steps["steps"] if one["done"]]

    def test_follow_from_facts(self, client, company):
        assert self.done(client) == []
        booklet = published_booklet(company.id)
        assert self.done(client) == ["create", "fill", "publish"]
        ParticipationFactory.create(booklet=booklet, invited_at=timezone.now())
        assert self.done(client) is None

    def test_leave_when_they_are_dismissed(self, client):
        assert client.post("/api/home/first-steps/dismiss").status_code == 204

        assert self.done(client) is None

    def test_are_for_who_makes_booklets(self, company):
        writer = MembershipFactory.create(company=company, role=Role.WRITER).user

        assert self.done(browser_of(writer)) is None


class TestPlatform:
    def test_staff_are_told_of_quotas_jobs_and_obligations(self, company):
        ConcernFactory.create(
            company_id=company.id, kind="storage_quota", of_company=True, count=91
        )
        staff = UserFactory.create(platform_role=PlatformRole.SUPER_ADMIN.value)

        told = home(browser_of(staff))

        assert [
            (one["company_name"], one["percent"]) for one in told["platform"]["near_quota"]
        ] == [(company.name, 91)]
        assert told["platform"]["failed_jobs"] == 0
        assert (told["todo"], told["resume"], told["reading"]) == (None, None, None)

    def test_who_keeps_the_library_is_told_of_obligations_alone(self):
        editor = UserFactory.create(platform_role=PlatformRole.LIBRARY_EDITOR.value)
        ObligationFactory.create()
        ObligationFactory.create(checked_on=None)

        told = home(browser_of(editor))["platform"]

        assert (told["near_quota"], told["failed_jobs"]) == (None, None)
        assert (told["obligations_to_check"], told["obligations_in_doubt"]) == (0, 1)

    def test_is_not_for_companies(self, client):
        assert home(client)["platform"] is None


@pytest.mark.parametrize("role", [Role.COMPANY_ADMIN, Role.BOOKLET_MANAGER])
def test_hom1_asks_as_much_at_ten_booklets_as_at_a_thousand(role):
    few, many = _asked_at(10, role), _asked_at(1000, role)

    assert few == many
    assert few <= 12


def _asked_at(number: int, role: Role) -> int:
    """What the home itself reads; who asks is found out before."""
    company = CompanyFactory.create()
    member = MembershipFactory.create(company=company, role=role)
    booklets = [
        BookletFactory.build(company_id=company.id, slug=f"l{one}") for one in range(number)
    ]
    for one in booklets:
        one.status = BookletStatus.PUBLISHED
    type(booklets[0]).objects.bulk_create(booklets)
    for one in booklets[:8]:
        ParticipationFactory.create(booklet=one)
        BookletAccessFactory.create(booklet=one, user=member.user)
    concerns = [
        ConcernFactory.build(company_id=company.id, booklet_id=one.id, kind=kind)
        for one in booklets
        for kind in ("missing_obligation", "late_readers", "overdue_value")
    ]
    type(concerns[0]).objects.bulk_create(concerns)
    client = browser_of(member.user)
    home(client)
    with CaptureQueriesContext(connection) as seen:
        home(client)
    with CaptureQueriesContext(connection) as before:
        client.get("/api/home?part=platform")
    return len(seen) - len(before)
