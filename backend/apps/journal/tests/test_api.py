import pytest
from django.test import Client

from apps.companies.factories import MembershipFactory
from apps.journal.factories import AuditEventFactory

pytestmark = pytest.mark.django_db


class TestListJournalEvents:
    def test_shows_the_newest_first_and_no_other_company(self):
        member, client = MembershipFactory.create(), Client()
        client.force_login(member.user)
        old = AuditEventFactory.create(company_id=member.company_id)
        new = AuditEventFactory.create(company_id=member.company_id)
        AuditEventFactory.create(company_id=MembershipFactory.create().company_id)

        items = client.get("/api/journal/events").json()["items"]

        assert [item["id"] for item in items] == [str(new.id), str(old.id)]

    def test_refuses_a_cursor_that_it_did_not_give(self):
        member, client = MembershipFactory.create(), Client()
        client.force_login(member.user)

        for cursor in ("%FF", "bm90LWpzb24=", "WzEsMl0=", "W3t9XQ==", "WyIxMjMiXQ=="):
            answer = client.get(f"/api/journal/events?cursor={cursor}")
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_cursor")
