import pytest

from apps.accounts.models import UserStatus
from apps.booklets import services
from apps.booklets.models import BookletRole, Duty
from apps.booklets.tests.people import NOW, TODAY, access_of, admin, main_managers, member
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestMakeMainManager:
    def test_is_replaced_and_stays_a_manager(self, booklet):
        former, next_one = member(booklet.company_id), member(booklet.company_id)
        before = access_of(booklet, former, BookletRole.MANAGER, duty=Duty.MAIN)
        access = access_of(booklet, next_one, BookletRole.WRITER, ends_on=TODAY)

        services.make_main_manager(
            actor=admin(booklet.company_id), booklet_id=booklet.id, access_id=access.id, now=NOW
        )

        before.refresh_from_db()
        access.refresh_from_db()
        assert main_managers(booklet) == [next_one.user_id]
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
