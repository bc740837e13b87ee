import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from apps.booklets import policies, selectors
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletRole, BookletStatus
from apps.booklets.tests.people import (
    A_DAY,
    access_of,
    acting,
    admin,
    colleague,
    member,
    staff_in,
    switched_admin,
    working_on,
)
from apps.companies.factories import CompanyFactory
from apps.companies.models import Membership
from apps.companies.services.change_member_role import change_member_role
from shared import errors
from shared.actor import Actor, PlatformRole, Role
from shared.ids import uuid7
from shared.permissions import Action

pytestmark = pytest.mark.django_db


def can(actor: Actor, booklet, *names: str) -> bool:
    abilities = policies.booklet_abilities(actor, booklet)
    return all(abilities[name] for name in names)


class TestSeeing:
    @pytest.mark.parametrize("role", [Role.COMPANY_ADMIN, Role.AUDITOR])
    def test_a_role_that_reaches_the_company_sees_every_booklet(self, role):
        booklet = BookletFactory.create()

        assert policies.visible_booklets(colleague(booklet.company_id, role)).get() == booklet

    @pytest.mark.parametrize("role", [Role.BOOKLET_MANAGER, Role.WRITER, Role.TRANSLATOR])
    def test_others_see_what_was_given_to_them(self, role):
        booklet = BookletFactory.create()
        BookletFactory.create(company_id=booklet.company_id)
        actor = working_on(booklet, BookletRole(role.value))

        assert policies.visible_booklets(actor).get() == booklet
        assert not policies.visible_booklets(colleague(booklet.company_id, role)).exists()

    def test_an_access_counts_from_its_first_day_to_its_last(self):
        booklet, today = BookletFactory.create(), timezone.localdate()
        early = working_on(booklet, starts_on=today + A_DAY)
        late = working_on(booklet, ends_on=today - A_DAY)
        last_day = working_on(booklet, starts_on=today, ends_on=today)

        assert not policies.visible_booklets(early).exists()
        assert not policies.visible_booklets(late).exists()
        assert policies.visible_booklets(last_day).exists()

    def test_staff_outside_a_company_and_library_editors_see_none(self):
        booklet = BookletFactory.create()
        outside = Actor(user_id=uuid7(), platform_role=PlatformRole.SUPER_ADMIN)
        editor = Actor(
            user_id=uuid7(),
            company_id=booklet.company_id,
            platform_role=PlatformRole.LIBRARY_EDITOR,
        )

        assert not policies.visible_booklets(outside).exists()
        assert not policies.visible_booklets(editor).exists()

    def test_what_one_does_not_see_does_not_exist(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.NotFound):
            selectors.get_booklet(actor=colleague(booklet.company_id), booklet_id=booklet.id)

    def test_a_booklet_of_another_company_does_not_exist(self):
        booklet = BookletFactory.create()

        with pytest.raises(errors.NotFound):
            selectors.get_booklet(actor=admin(CompanyFactory.create().id), booklet_id=booklet.id)


class TestRoles:
    """The table of product roles, on one booklet."""

    @pytest.mark.parametrize(
        ("role", "may", "may_not"),
        [
            (
                BookletRole.MANAGER,
                {"write", "build", "translate", "set_options", "manage_access", "publish"},
                {"archive", "trash"},
            ),
            (BookletRole.WRITER, {"write", "translate"}, {"build", "set_options", "publish"}),
            (BookletRole.TRANSLATOR, {"translate"}, {"write", "set_options", "publish"}),
        ],
    )
    def test_of_those_to_whom_it_was_given(self, role, may, may_not):
        booklet = BookletFactory.create()
        abilities = policies.booklet_abilities(working_on(booklet, role), booklet)

        assert {name for name in may | may_not if abilities[name]} == may

    def test_an_administrator_may_all_of_it_without_being_given_anything(self):
        booklet = BookletFactory.create()
        changes = "write", "build", "translate", "set_options", "manage_access", "publish"

        assert can(admin(booklet.company_id), booklet, *changes, "archive", "trash", "duplicate")

    def test_an_auditor_changes_nothing(self):
        booklet = BookletFactory.create()
        auditor = colleague(booklet.company_id, Role.AUDITOR)

        assert not any(policies.booklet_abilities(auditor, booklet).values())

    def test_staff_who_entered_the_company_neither_see_nor_change_anything(self):
        booklet = BookletFactory.create()
        staff = staff_in(booklet.company_id)

        assert not policies.visible_booklets(staff).exists()
        assert not any(policies.booklet_abilities(staff, booklet).values())


class TestBothRoles:
    """An access never gives more than the role in the company."""

    @pytest.mark.parametrize(
        ("company_role", "given", "writes", "publishes"),
        [
            (Role.BOOKLET_MANAGER, BookletRole.MANAGER, True, True),
            (Role.BOOKLET_MANAGER, BookletRole.WRITER, True, False),
            (Role.BOOKLET_MANAGER, BookletRole.TRANSLATOR, False, False),
            (Role.WRITER, BookletRole.MANAGER, True, False),
            (Role.TRANSLATOR, BookletRole.MANAGER, False, False),
            (Role.AUDITOR, BookletRole.MANAGER, False, False),
        ],
    )
    def test_the_lesser_of_the_two_counts(self, company_role, given, writes, publishes):
        booklet = BookletFactory.create()
        actor = working_on(booklet, given, company_role)

        assert policies.may_on(actor, booklet, Action.EDIT_PAGES) is writes
        assert policies.may_on(actor, booklet, Action.PUBLISH_BOOKLET) is publishes

    def test_a_role_that_is_lowered_in_the_company_takes_what_is_above_it(self):
        booklet = BookletFactory.create()
        manager = member(booklet.company_id)
        access_of(booklet, manager, BookletRole.MANAGER)
        assert can(acting(manager), booklet, "publish", "set_options")

        change_member_role(
            actor=admin(booklet.company_id),
            membership=manager,
            role=Role.WRITER,
            ends_on=None,
            now=booklet.created_at,
        )

        lowered = acting(Membership.objects.get(id=manager.id))
        assert can(lowered, booklet, "write")
        assert not can(lowered, booklet, "publish")
        assert not can(lowered, booklet, "set_options")


class TestStates:
    def test_in_review_those_who_only_write_wait(self):
        booklet = BookletFactory.create(status=BookletStatus.IN_REVIEW)

        assert not can(working_on(booklet, BookletRole.WRITER), booklet, "write")
        assert can(working_on(booklet, BookletRole.MANAGER), booklet, "write")

    @pytest.mark.parametrize("state", ["archived", "trashed"])
    def test_what_is_archived_or_in_the_trash_is_not_changed(self, state):
        booklet = BookletFactory.create(**{state: True})
        actor = admin(booklet.company_id)
        changes = "write", "build", "translate", "set_options", "manage_access", "publish"

        assert not any(can(actor, booklet, name) for name in (*changes, "archive"))
        assert can(actor, booklet, {"archived": "unarchive", "trashed": "restore"}[state])

    @pytest.mark.parametrize("status", [BookletStatus.PUBLISHED, BookletStatus.SUSPENDED])
    def test_what_people_read_is_archived_before_it_is_thrown_away(self, status):
        booklet = BookletFactory.create(status=status)
        actor = admin(booklet.company_id)

        assert can(actor, booklet, "archive")
        assert not can(actor, booklet, "trash")

    def test_an_unfinished_one_is_thrown_away_and_not_archived(self):
        booklet = BookletFactory.create(building=True)
        actor = admin(booklet.company_id)

        assert can(actor, booklet, "trash")
        assert not can(actor, booklet, "archive")

    def test_nobody_throws_away_or_deletes_in_anothers_name(self):
        booklet = BookletFactory.create()
        thrown = BookletFactory.create(company_id=booklet.company_id, trashed=True)
        switched = switched_admin(booklet.company_id)

        assert not can(switched, booklet, "trash")
        assert not can(switched, thrown, "delete")
        assert can(switched, booklet, "archive")


class TestAListOfBooklets:
    def test_has_the_abilities_of_each(self):
        mine = BookletFactory.create()
        read_only = BookletFactory.create(company_id=mine.company_id)
        manager = member(mine.company_id)
        access_of(mine, manager, BookletRole.MANAGER)
        access_of(read_only, manager, BookletRole.TRANSLATOR)

        found = policies.abilities_by_booklet(acting(manager), [mine, read_only])

        assert (found[mine.id]["write"], found[read_only.id]["write"]) == (True, False)

    @pytest.mark.parametrize(
        ("role", "asked"), [(Role.BOOKLET_MANAGER, 1), (Role.COMPANY_ADMIN, 0)]
    )
    def test_asks_as_much_as_one(self, role, asked):
        company_id = CompanyFactory.create().id
        booklets = BookletFactory.create_batch(5, company_id=company_id)
        actor = colleague(company_id, role)

        with CaptureQueriesContext(connection) as seen:
            policies.abilities_by_booklet(actor, booklets)

        assert len(seen) == asked


class TestRights:
    def test_are_those_of_the_table(self):
        assert policies.rights_of(Role.COMPANY_ADMIN, None) == [
            *("edit", "translate", "publish", "participants", "mailings", "register")
        ]
        assert policies.rights_of(Role.AUDITOR, None) == ["register"]
        assert policies.rights_of(Role.WRITER, BookletRole.WRITER) == ["edit", "translate"]
        assert policies.rights_of(Role.TRANSLATOR, BookletRole.TRANSLATOR) == ["translate"]
        assert policies.rights_of(Role.BOOKLET_MANAGER, None) == []

    def test_are_inherited_by_administrators_and_auditors(self):
        assert policies.inheriting_roles() == [Role.COMPANY_ADMIN, Role.AUDITOR]
