import pytest

from apps.booklets import selectors, services
from apps.booklets.models import BookletAccess, BookletRole, Duty
from apps.booklets.tests.people import NOW, access_of, acting, admin, member, switched_admin
from apps.journal.models import AuditEvent
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestRemoveAccess:
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
