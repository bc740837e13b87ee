import pytest

from apps.accounts import services as accounts
from apps.booklets.factories import BookletAccessFactory, BookletFactory, NotApplicableFactory
from apps.booklets.models import Booklet, BookletAccess, NotApplicable
from apps.booklets.tests.people import member
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestEraseUserTraces:
    def test_leaves_no_name_and_no_access(self, run_jobs):
        booklet = BookletFactory.create()
        person = member(booklet.company_id, Role.WRITER).user
        name = person.full_name
        BookletAccessFactory.create(booklet=booklet, user=person)
        Booklet.objects.update(edited_by_id=person.id, edited_by_name=name)
        NotApplicableFactory.create(booklet=booklet, by_id=person.id, by_name=name)

        accounts.erase_account(user=person)
        run_jobs()

        booklet.refresh_from_db()
        assert booklet.edited_by_name == person.full_name != name
        assert NotApplicable.objects.get().by_name == person.full_name
        assert not BookletAccess.objects.filter(user=person).exists()
