"""Who may change the plan of a booklet, and when nobody may."""

import pytest

from apps.accounts.factories import browser_of
from apps.booklets import services
from apps.booklets.models import Booklet, BookletStatus
from apps.booklets.tests.acting import add
from apps.booklets.tests.people import NOW, access_of, member, staff_in
from shared import errors
from shared.actor import Role

pytestmark = pytest.mark.django_db


class TestWhoMayBuild:
    @pytest.fixture
    def body(self):
        return {"title": "Nouveau"}

    def test_a_manager_of_the_booklet(self, booklet, company, body):
        manager = member(company.id, Role.BOOKLET_MANAGER)
        access_of(booklet, manager, "booklet_manager", duty="manager")

        assert add(browser_of(manager.user), booklet, **body).status_code == 201

    def test_a_writer_is_told_that_they_may_not(self, booklet, company, body):
        writer = member(company.id, Role.WRITER)
        access_of(booklet, writer, "writer")

        assert add(browser_of(writer.user), booklet, **body).status_code == 403

    def test_to_who_has_no_access_it_does_not_exist(self, booklet, company, body):
        colleague = browser_of(member(company.id, Role.BOOKLET_MANAGER).user)

        assert add(colleague, booklet, **body).status_code == 404

    @pytest.mark.parametrize(
        "state",
        [{"status": BookletStatus.ARCHIVED}, {"trashed_at": NOW}],
        ids=["archived", "in the trash"],
    )
    def test_nobody_once_it_is_closed(self, builder, booklet, body, state):
        Booklet.objects.update(**state)

        answer = add(builder, booklet, **body)

        assert (answer.status_code, answer.json()["code"]) == (409, "booklet_closed")

    def test_a_writer_is_told_so_even_when_it_is_closed(self, booklet, company, body):
        writer = member(company.id, Role.WRITER)
        access_of(booklet, writer, "writer")
        Booklet.objects.update(status=BookletStatus.ARCHIVED)

        assert add(browser_of(writer.user), booklet, **body).status_code == 403

    def test_to_the_platforms_staff_it_is_not_there(self, booklet, body):
        staff = staff_in(booklet.company_id)

        with pytest.raises(errors.NotFound):
            services.add_chapter(actor=staff, booklet_id=booklet.id, now=NOW, **body)
