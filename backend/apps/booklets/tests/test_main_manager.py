from uuid import UUID

import pytest

from apps.accounts.models import UserStatus
from apps.booklets import services
from apps.booklets.factories import BookletFactory
from apps.booklets.models import Booklet, BookletAccess, BookletRole, Duty
from apps.booklets.tests.people import (
    NOW,
    TODAY,
    access_of,
    admin,
    member,
)
from apps.companies.factories import MembershipFactory
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def booklet() -> Booklet:
    return BookletFactory.create(plan={})


class TestMainManager:
    def mains(self, booklet: Booklet) -> list[UUID]:
        found = BookletAccess.objects.filter(booklet=booklet, duty=Duty.MAIN)
        return [access.user_id for access in found]

    def test_is_replaced_and_stays_a_manager(self, booklet):
        former, next_one = member(booklet.company_id), member(booklet.company_id)
        before = access_of(booklet, former, BookletRole.MANAGER, duty=Duty.MAIN)
        access = access_of(booklet, next_one, BookletRole.WRITER, ends_on=TODAY)

        services.make_main_manager(
            actor=admin(booklet.company_id), booklet_id=booklet.id, access_id=access.id, now=NOW
        )

        before.refresh_from_db()
        access.refresh_from_db()
        assert self.mains(booklet) == [next_one.user_id]
        assert (before.role, before.duty) == ("booklet_manager", "manager")
        assert (access.role, access.ends_on) == ("booklet_manager", None)
        told = AuditEvent.objects.get(action="booklet.main_manager_changed")
        assert told.before == {"main_manager": former.user.full_name}

    def test_is_never_somebody_who_only_writes_in_the_company(self, booklet):
        access = access_of(booklet, member(booklet.company_id, Role.WRITER), BookletRole.WRITER)

        with pytest.raises(errors.Invalid):
            services.make_main_manager(
                actor=admin(booklet.company_id), booklet_id=booklet.id, access_id=access.id, now=NOW
            )

    def test_is_never_somebody_whose_account_is_suspended(self, booklet):
        suspended = member(booklet.company_id, status=UserStatus.SUSPENDED)
        access = access_of(booklet, suspended, BookletRole.MANAGER)

        with pytest.raises(errors.Invalid):
            services.make_main_manager(
                actor=admin(booklet.company_id), booklet_id=booklet.id, access_id=access.id, now=NOW
            )

    @pytest.mark.parametrize("role", [Role.BOOKLET_MANAGER, Role.COMPANY_ADMIN])
    def test_is_whoever_the_booklet_is_transferred_to(self, booklet, role):
        former = access_of(booklet, member(booklet.company_id), BookletRole.MANAGER, duty=Duty.MAIN)
        heir = member(booklet.company_id, role)

        services.transfer_booklet(
            actor=admin(booklet.company_id), booklet_id=booklet.id, user_id=heir.user_id, now=NOW
        )

        former.refresh_from_db()
        assert (self.mains(booklet), former.duty) == ([heir.user_id], "manager")

    def test_stays_when_the_booklet_is_transferred_to_them_again(self, booklet):
        main = member(booklet.company_id)
        access_of(booklet, main, BookletRole.MANAGER, duty=Duty.MAIN)

        services.transfer_booklet(
            actor=admin(booklet.company_id), booklet_id=booklet.id, user_id=main.user_id, now=NOW
        )

        assert self.mains(booklet) == [main.user_id]
        assert not AuditEvent.objects.filter(action="booklet.main_manager_changed").exists()

    def test_is_of_the_company(self, booklet):
        with pytest.raises(errors.Invalid):
            services.transfer_booklet(
                actor=admin(booklet.company_id),
                booklet_id=booklet.id,
                user_id=MembershipFactory.create().user_id,
                now=NOW,
            )
