import pytest

from apps.accounts.models import UserStatus
from apps.booklets import selectors, services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletAccess, BookletRole, Duty
from apps.booklets.tests.people import (
    A_DAY,
    NOW,
    TODAY,
    access_of,
    acting,
    admin,
    colleague,
    member,
    switched_admin,
    working_on,
)
from apps.companies.factories import MembershipFactory
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    return BookletFactory.create(plan={})


def give(booklet: Booklet, somebody, role=BookletRole.WRITER, actor=None, **given) -> BookletAccess:
    return services.give_access(
        actor=actor or admin(booklet.company_id),
        booklet_id=booklet.id,
        user_id=somebody.user_id,
        role=role,
        **given,
        now=NOW,
    )


def change(access: BookletAccess, **changes) -> BookletAccess:
    return services.change_access(
        actor=admin(access.company_id),
        booklet_id=access.booklet_id,
        access_id=access.id,
        changes=changes,
        now=NOW,
    )


def faults(act, *args, **kwargs) -> dict[str, str]:
    with pytest.raises(errors.Invalid) as refused:
        act(*args, **kwargs)
    return refused.value.fields


class TestGiving:
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


class TestChanging:
    def test_takes_another_role_and_other_days(self, booklet):
        access = access_of(booklet, member(booklet.company_id), BookletRole.WRITER)

        change(access, role=BookletRole.MANAGER, ends_on=TODAY)

        access.refresh_from_db()
        assert (access.role, access.duty, access.ends_on) == ("booklet_manager", "manager", TODAY)
        told = AuditEvent.objects.get(action="booklet.access_changed")
        assert (told.before["role"], told.after["role"]) == ("writer", "booklet_manager")

    def test_takes_a_day_away_and_leaves_what_is_absent(self, booklet):
        access = access_of(
            booklet, member(booklet.company_id), BookletRole.WRITER, ends_on=TODAY, scope="Hygiène"
        )

        change(access, ends_on=None, scope=None)

        access.refresh_from_db()
        assert (access.ends_on, access.scope) == (None, "Hygiène")

    def test_takes_the_duty_of_who_manages_no_longer(self, booklet):
        access = access_of(booklet, member(booklet.company_id), BookletRole.MANAGER)

        assert change(access, role=BookletRole.WRITER).duty == ""

    def test_obeys_the_same_rules_as_giving(self, booklet):
        writer = access_of(booklet, member(booklet.company_id, Role.WRITER), BookletRole.WRITER)
        manager = access_of(booklet, member(booklet.company_id), BookletRole.MANAGER)

        above = faults(change, writer, role=BookletRole.MANAGER)
        assert above == {"role": "role_above_company"}
        assert faults(change, manager, duty="substitute") == {"ends_on": "missing"}

    def test_tells_nothing_when_nothing_changes(self, booklet):
        change(access_of(booklet, member(booklet.company_id), BookletRole.WRITER), role="writer")

        assert not AuditEvent.objects.filter(action="booklet.access_changed").exists()

    def test_leaves_the_main_manager_who_they_are(self, booklet):
        main = access_of(booklet, member(booklet.company_id), BookletRole.MANAGER, duty=Duty.MAIN)

        for changes in ({"role": "writer"}, {"duty": "substitute"}, {"ends_on": TODAY}):
            with pytest.raises(services.MainManagerNeeded):
                change(main, **changes)
        assert change(main, scope="Tout le livret").scope == "Tout le livret"

    def test_finds_nothing_of_another_booklet(self, booklet):
        other = BookletFactory.create(plan={}, company_id=booklet.company_id)
        access = access_of(other, member(booklet.company_id), BookletRole.WRITER)

        with pytest.raises(errors.NotFound):
            services.change_access(
                actor=admin(booklet.company_id),
                booklet_id=booklet.id,
                access_id=access.id,
                changes={},
                now=NOW,
            )


class TestRemoving:
    def remove(self, access: BookletAccess, actor=None) -> None:
        services.remove_access(
            actor=actor or admin(access.company_id),
            booklet_id=access.booklet_id,
            access_id=access.id,
            now=NOW,
        )

    def test_hides_the_booklet_from_them(self, booklet):
        writer = member(booklet.company_id, Role.WRITER)

        self.remove(access_of(booklet, writer, BookletRole.WRITER))

        with pytest.raises(errors.NotFound):
            selectors.get_booklet(actor=acting(writer), booklet_id=booklet.id)
        assert AuditEvent.objects.filter(action="booklet.access_removed").exists()

    def test_is_refused_for_the_main_manager(self, booklet):
        main = access_of(booklet, member(booklet.company_id), BookletRole.MANAGER, duty=Duty.MAIN)

        with pytest.raises(services.MainManagerNeeded):
            self.remove(main)

    def test_is_not_done_in_anothers_name(self, booklet):
        access = access_of(booklet, member(booklet.company_id), BookletRole.WRITER)

        with pytest.raises(errors.NotWhileSwitched):
            self.remove(access, switched_admin(booklet.company_id))
