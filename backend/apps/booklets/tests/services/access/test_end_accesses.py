import pytest

from apps.booklets import selectors
from apps.booklets.factories import BookletFactory
from apps.booklets.models import BookletAccess, BookletRole
from apps.booklets.tests.people import NOW, access_of, acting, admin, member
from apps.companies import services as companies
from apps.companies.factories import MembershipFactory
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestEndAccesses:
    def test_loses_every_access_and_starts_without_when_they_come_back(self, booklet):
        writer = member(booklet.company_id, Role.WRITER)
        access_of(booklet, writer, BookletRole.WRITER)
        elsewhere = BookletFactory.create(plan={})
        kept = access_of(
            elsewhere,
            MembershipFactory.create(
                company_id=elsewhere.company_id, user=writer.user, role=Role.WRITER
            ),
            BookletRole.WRITER,
        )

        companies.remove_member(
            actor=admin(booklet.company_id),
            user_id=writer.user_id,
            membership_id=writer.id,
            now=NOW,
        )

        assert list(BookletAccess.objects.filter(user=writer.user)) == [kept]
        again = MembershipFactory.create(
            company_id=booklet.company_id, user=writer.user, role=Role.WRITER
        )
        assert not selectors.list_booklets(
            actor=acting(again), wanted=selectors.BookletFilter(), cursor=None, limit=50
        ).items
