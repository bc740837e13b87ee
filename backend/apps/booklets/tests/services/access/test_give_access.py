import pytest

from apps.accounts.models import UserStatus
from apps.booklets import selectors, services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletAccess, BookletRole, Duty
from apps.booklets.tests.acting import faults
from apps.booklets.tests.people import (
    A_DAY,
    NOW,
    TODAY,
    acting,
    admin,
    colleague,
    member,
    working_on,
)
from apps.companies.factories import MembershipFactory
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


def give(booklet: Booklet, somebody, role=BookletRole.WRITER, actor=None, **given) -> BookletAccess:
    return services.give_access(
        actor=actor or admin(booklet.company_id),
        booklet_id=booklet.id,
        user_id=somebody.user_id,
        role=role,
        **given,
        now=NOW,
    )


class TestGiveAccess:
    def test_lets_somebody_work_on_the_booklet(self, booklet):
        writer = member(booklet.company_id, Role.WRITER, first_name="Awa", last_name="Diallo")

        give(booklet, writer, scope="Chapitre Hygiène")

        assert selectors.get_booklet(actor=acting(writer), booklet_id=booklet.id) == booklet
        told = AuditEvent.objects.get(action="booklet.access_given")
        assert told.object_id == booklet.id
        assert (told.after["person"], told.after["role"]) == ("Awa Diallo", "writer")

    @pytest.mark.parametrize(
        ("company_role", "possible"),
        [
            (Role.COMPANY_ADMIN, ["booklet_manager"]),
            (Role.BOOKLET_MANAGER, ["booklet_manager", "writer", "translator"]),
            (Role.WRITER, ["writer", "translator"]),
            (Role.TRANSLATOR, ["translator"]),
            (Role.AUDITOR, ["auditor"]),
        ],
    )
    def test_never_goes_beyond_the_role_in_the_company(self, booklet, company_role, possible):
        allowed = []
        for role in BookletRole:
            try:
                give(booklet, member(booklet.company_id, company_role), role, ends_on=TODAY)
                allowed.append(role.value)
            except errors.Invalid as refused:
                assert refused.fields == {"role": "role_above_company"}

        assert allowed == possible

    def test_makes_a_manager_one_among_others(self, booklet):
        access = give(booklet, member(booklet.company_id), BookletRole.MANAGER)

        assert access.duty == Duty.MANAGER

    def test_gives_a_duty_to_managers_only(self, booklet):
        writer = member(booklet.company_id, Role.WRITER)

        fault = faults(give, booklet, writer, duty=Duty.SUBSTITUTE, ends_on=TODAY)

        assert fault == {"duty": "only_for_managers"}

    def test_needs_the_last_day_of_an_auditor_and_of_a_substitute(self, booklet):
        auditor = member(booklet.company_id, Role.AUDITOR)
        manager = member(booklet.company_id)

        missing = {"ends_on": "missing"}
        assert faults(give, booklet, auditor, BookletRole.AUDITOR) == missing
        assert faults(give, booklet, manager, BookletRole.MANAGER, duty="substitute") == missing
        give(booklet, auditor, BookletRole.AUDITOR, ends_on=TODAY)
        give(booklet, manager, BookletRole.MANAGER, duty="substitute", ends_on=TODAY + A_DAY)

    def test_takes_no_last_day_that_is_past_or_before_the_first(self, booklet):
        writer = member(booklet.company_id, Role.WRITER)

        past = {"ends_on": "day_is_past"}
        assert faults(give, booklet, writer, ends_on=TODAY - A_DAY) == past
        assert faults(give, booklet, writer, starts_on=TODAY + A_DAY, ends_on=TODAY) == past

    def test_refuses_who_is_not_of_the_company_or_is_suspended(self, booklet):
        stranger = MembershipFactory.create()
        suspended = member(booklet.company_id, status=UserStatus.SUSPENDED)
        gone = MembershipFactory.create(
            company_id=booklet.company_id, role=Role.AUDITOR, ends_on=TODAY - A_DAY
        )

        for somebody in (stranger, suspended, gone):
            assert faults(give, booklet, somebody) == {"user": "not_a_member"}

    def test_refuses_a_second_access(self, booklet):
        manager = member(booklet.company_id)
        give(booklet, manager)

        with pytest.raises(services.AccessExists) as refused:
            give(booklet, manager, BookletRole.TRANSLATOR)

        assert refused.value.fields == {"user": "access_exists"}

    @pytest.mark.parametrize("role", [BookletRole.WRITER, BookletRole.TRANSLATOR])
    def test_is_for_those_who_manage_the_booklet(self, booklet, role):
        writer = member(booklet.company_id, Role.WRITER)

        with pytest.raises(errors.Forbidden):
            give(booklet, writer, actor=working_on(booklet, role))
        with pytest.raises(errors.NotFound):
            give(booklet, writer, actor=colleague(booklet.company_id))
        give(booklet, writer, actor=working_on(booklet))

    def test_is_over_once_the_booklet_is_archived(self):
        booklet = BookletFactory.create(plan={}, archived=True)

        with pytest.raises(services.BookletClosed):
            give(booklet, member(booklet.company_id, Role.WRITER))
