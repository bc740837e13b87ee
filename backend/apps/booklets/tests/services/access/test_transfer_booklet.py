import pytest

from apps.booklets import services
from apps.booklets.models import BookletRole, Duty
from apps.booklets.tests.people import NOW, access_of, admin, main_managers, member
from apps.companies.factories import MembershipFactory
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestTransferBooklet:
    @pytest.mark.parametrize("role", [Role.BOOKLET_MANAGER, Role.COMPANY_ADMIN])
    def test_is_whoever_the_booklet_is_transferred_to(self, booklet, role):
        former = access_of(booklet, member(booklet.company_id), BookletRole.MANAGER, duty=Duty.MAIN)
        heir = member(booklet.company_id, role)

        services.transfer_booklet(
            actor=admin(booklet.company_id), booklet_id=booklet.id, user_id=heir.user_id, now=NOW
        )

        former.refresh_from_db()
        assert (main_managers(booklet), former.duty) == ([heir.user_id], "manager")

    def test_stays_when_the_booklet_is_transferred_to_them_again(self, booklet):
        main = member(booklet.company_id)
        access_of(booklet, main, BookletRole.MANAGER, duty=Duty.MAIN)

        services.transfer_booklet(
            actor=admin(booklet.company_id), booklet_id=booklet.id, user_id=main.user_id, now=NOW
        )

        assert main_managers(booklet) == [main.user_id]
        assert not AuditEvent.objects.filter(action="booklet.main_manager_changed").exists()

    def test_is_of_the_company(self, booklet):
        with pytest.raises(errors.Invalid):
            services.transfer_booklet(
                actor=admin(booklet.company_id),
                booklet_id=booklet.id,
                user_id=MembershipFactory.create().user_id,
                now=NOW,
            )
