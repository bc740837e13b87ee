import csv
from datetime import UTC, datetime, timedelta
from io import StringIO

import pytest
from django.test import Client

from apps.accounts.factories import browser_of
from apps.companies.factories import MembershipFactory
from apps.journal.factories import AuditEventFactory
from apps.journal.models import AuditEvent
from shared.ids import uuid7

pytestmark = pytest.mark.django_db

NOON = datetime(2027, 3, 16, 12, tzinfo=UTC)


@pytest.fixture
def member():
    return MembershipFactory.create(user__first_name="Hélène", user__last_name="Roux")


@pytest.fixture
def client(member) -> Client:
    return browser_of(member.user)


def found(client: Client, query: str = "") -> list[str]:
    answer = client.get(f"/api/journal/events?{query}")
    assert answer.status_code == 200, answer.content
    return [item["id"] for item in answer.json()["items"]]


class TestListJournalEvents:
    def test_shows_the_newest_first_and_no_other_company(self, member, client):
        old = AuditEventFactory.create(company_id=member.company_id)
        new = AuditEventFactory.create(company_id=member.company_id)
        AuditEventFactory.create(company_id=MembershipFactory.create().company_id)

        assert found(client) == [str(new.id), str(old.id)]
        assert found(client, "order=oldest") == [str(old.id), str(new.id)]

    def test_says_who_did_what_to_what_without_looking_anywhere_else(self, member, client):
        AuditEventFactory.create(
            company_id=member.company_id,
            actor_name="Nadia Ferrière",
            acting_as_id=uuid7(),
            acting_as_name="Camille Vidal",
            object_label="Awa Diop",
            before={"role": "writer"},
            after={"role": "translator"},
            reason="Demande par téléphone.",
            ip="203.0.113.0",
        )

        item = client.get("/api/journal/events").json()["items"][0]

        assert (item["actor_name"], item["acting_as_name"]) == ("Nadia Ferrière", "Camille Vidal")
        assert (item["action"], item["action_label"]) == ("accounts.signed_in", "Connexion")
        assert (item["object_type_label"], item["object_label"]) == ("Compte", "Awa Diop")
        assert (item["before"], item["after"]) == ({"role": "writer"}, {"role": "translator"})
        assert (item["reason"], item["ip"]) == ("Demande par téléphone.", "203.0.113.0")

    @pytest.mark.parametrize(
        "search",
        ["helene", "HÉLÈNE R", "roux hélène", "vidal", "livret", "connexion", "roux connexion"],
    )
    def test_finds_names_objects_and_actions_in_any_capitals_and_accents(
        self, member, client, search
    ):
        wanted = AuditEventFactory.create(
            company_id=member.company_id,
            actor_name="Hélène Roux",
            acting_as_name="Camille Vidal",
            object_label="Livret d’accueil",
        )
        AuditEventFactory.create(company_id=member.company_id, action="accounts.terms_refused")

        assert found(client, f"search={search}") == [str(wanted.id)]

    @pytest.mark.parametrize("search", ["100%", "a_a", "connexion camille", "\\"])
    def test_finds_nothing_that_is_not_there(self, member, client, search):
        AuditEventFactory.create(company_id=member.company_id, actor_name="aaa 1000")

        assert found(client, f"search={search}") == []

    def test_filters_by_action_or_family(self, member, client):
        one = AuditEventFactory.create(company_id=member.company_id)
        other = AuditEventFactory.create(company_id=member.company_id, action="accounts.signed_out")
        AuditEventFactory.create(company_id=member.company_id, action="accountsbis.signed_in")

        assert found(client, "action=accounts.signed_in") == [str(one.id)]
        assert found(client, "action=accounts") == [str(other.id), str(one.id)]

    def test_counts_days_on_the_company_clock(self):
        member = MembershipFactory.create(company__timezone="Indian/Reunion")
        midnight = datetime(2027, 3, 15, 20, tzinfo=UTC)  # 16 March, 00:00 in La Réunion
        before, first, last, after = (
            AuditEventFactory.create(company_id=member.company_id, at=midnight + offset)
            for offset in (
                timedelta(microseconds=-1),
                timedelta(),
                timedelta(days=1, microseconds=-1),
                timedelta(days=1),
            )
        )
        client = browser_of(member.user)

        assert found(client, "from=2027-03-16&to=2027-03-16") == [str(last.id), str(first.id)]
        assert found(client, "from=2027-03-17") == [str(after.id)]
        assert found(client, "to=2027-03-15") == [str(before.id)]

    def test_shows_only_acts_in_the_name_of_somebody(self, member, client):
        AuditEventFactory.create(company_id=member.company_id)
        switched = AuditEventFactory.create(company_id=member.company_id, acting_as_id=uuid7())

        assert found(client, "switched=true") == [str(switched.id)]

    @pytest.mark.parametrize("order", ["newest", "oldest"])
    def test_pages_through_events_of_one_moment(self, member, client, order):
        at = NOON.replace(microsecond=123_456)
        AuditEventFactory.create_batch(5, company_id=member.company_id, at=at)
        seen, cursor = list[str](), ""

        for _ in range(3):
            page = client.get(f"/api/journal/events?order={order}&limit=2{cursor}").json()
            seen += [item["id"] for item in page["items"]]
            cursor = f"&cursor={page['next']}"

        assert page["next"] is None
        assert sorted(seen, reverse=order == "newest") == seen
        assert len(set(seen)) == 5

    @pytest.mark.parametrize(
        "query",
        ["action=%25", "action=a.b.c", "from=9999-12-31", "to=hier", "order=up", "search=%00"],
    )
    def test_refuses_a_filter_that_means_nothing(self, client, query):
        assert client.get(f"/api/journal/events?{query}").status_code == 422

    def test_refuses_a_cursor_that_it_did_not_give(self, client):
        for cursor in ("%FF", "bm90LWpzb24=", "WzEsMl0=", "W3t9LHt9XQ==", "WyIxMjMiXQ=="):
            answer = client.get(f"/api/journal/events?cursor={cursor}")
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_cursor")


class TestListJournalActions:
    def test_names_what_this_journal_holds_and_no_other(self, member, client):
        for action in ("accounts.signed_out", "accounts.signed_in", "accounts.signed_in"):
            AuditEventFactory.create(company_id=member.company_id, action=action)
        AuditEventFactory.create(company_id=member.company_id, action="later.page_moved")
        AuditEventFactory.create(company_id=uuid7(), action="accounts.terms_refused")

        items = client.get("/api/journal/actions").json()["items"]

        assert items == [
            {"action": "accounts.signed_in", "label": "Connexion"},
            {"action": "accounts.signed_out", "label": "Déconnexion"},
            {"action": "later.page_moved", "label": "Page moved"},
        ]


class TestExportJournalEvents:
    def test_gives_the_filtered_journal_to_french_spreadsheets(self, member, client):
        AuditEventFactory.create(
            company_id=member.company_id,
            actor_name="Hélène Roux",
            object_label="Awa ; Diop",
            before={"role": "writer", "ends_on": "2027-01-31"},
            after={"role": "auditor", "switched": True, "lines": 3},
            at=NOON,
        )
        AuditEventFactory.create(company_id=member.company_id, action="accounts.signed_out")
        AuditEventFactory.create(company_id=uuid7(), at=NOON)

        answer = client.get("/api/journal/events.csv?action=accounts.signed_in")

        content = b"".join(answer)
        assert answer["Content-Type"] == "text/csv; charset=utf-8"
        assert answer["Content-Disposition"].startswith('attachment; filename="journal-2')
        assert content.startswith(b"\xef\xbb\xbfDate et heure;Qui;En tant que;Action;")
        (line,) = csv.DictReader(StringIO(content.decode("utf-8-sig")), delimiter=";")
        assert line["Date et heure"] == "2027-03-16 13:00:00"
        assert (line["Qui"], line["Action"], line["Objet"]) == (
            "Hélène Roux",
            "Connexion",
            "Awa ; Diop",
        )
        assert line["Changements"] == (
            "role\xa0: writer → auditor ; ends on\xa0: 2027-01-31 → –"
            " ; lines\xa0: 3 ; switched\xa0: oui"
        )

    def test_speaks_english_to_english_spreadsheets(self, member, client):
        AuditEventFactory.create(company_id=member.company_id)

        answer = client.get("/api/journal/events.csv", headers={"Accept-Language": "en-GB"})

        lines = b"".join(answer).decode("utf-8-sig").splitlines()
        assert lines[0].startswith("Date and time,Who,Acting as,Action,")
        assert ",Automatic,,Signed in,Account," in lines[1]

    def test_is_itself_written_down(self, member, client):
        list(client.get("/api/journal/events.csv?search=roux&switched=true"))

        event = AuditEvent.objects.get(company_id=member.company_id)
        assert (event.action, event.actor_name) == ("journal.exported", "Hélène Roux")
        assert event.after == {"search": "roux", "switched": True, "lines": 0}
