"""Retention: old lines leave the journal by one door, and the journal says so."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from unittest.mock import patch
from uuid import UUID

import pytest
from django.db import DatabaseError, connection, transaction
from django.utils import timezone

from apps.companies.factories import CompanyFactory
from apps.journal.factories import AuditEventFactory
from apps.journal.models import AuditEvent
from apps.journal.services import purge_events
from shared.actor import Actor
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.tenancy import act_as
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db

NOW = datetime(2026, 3, 16, 10, tzinfo=UTC)  # past: the database looks at its own clock
OLD, YOUNG = NOW - timedelta(days=380), NOW - timedelta(days=360)


def lines_of(company_id: UUID | None) -> list[AuditEvent]:
    return list(AuditEvent.objects.filter(company_id=company_id).order_by("at", "id"))


def purge_in_sql(company_id: UUID | None, until: datetime) -> None:
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SELECT journal_purge(%s, %s, 10)", [company_id, until])


class TestPurgeEvents:
    def test_forgets_what_is_old_and_writes_how_much(self):
        company = CompanyFactory.create()
        AuditEventFactory.create_batch(2, company_id=company.id, at=OLD)
        kept = AuditEventFactory.create(company_id=company.id, at=YOUNG)

        with act_as_company(company.id):
            assert purge_events(company_id=company.id, months=12, now=NOW) == 2

        young, told = lines_of(company.id)
        assert (young, told.action, told.actor_name) == (kept, "journal.purged", "")
        assert told.after["lines"] == 2
        assert OLD.isoformat() < told.after["until"] < YOUNG.isoformat()

    def test_leaves_other_companies_and_the_platform_alone(self):
        company = CompanyFactory.create()
        others = [
            AuditEventFactory.create(company_id=owner, at=OLD)
            for owner in (CompanyFactory.create().id, None)
        ]
        AuditEventFactory.create(company_id=company.id, at=OLD)

        with act_as_company(company.id):
            purge_events(company_id=company.id, months=12, now=NOW)

        assert AuditEvent.objects.filter(id__in=[event.id for event in others]).count() == 2

    def test_forgets_of_the_platform_what_belongs_to_no_company(self):
        ours = AuditEventFactory.create(company_id=None, at=OLD)
        theirs = AuditEventFactory.create(company_id=uuid7(), at=OLD)

        purge_events(company_id=None, months=12, now=NOW)

        assert not AuditEvent.objects.filter(id=ours.id).exists()
        assert AuditEvent.objects.filter(id=theirs.id).exists()
        assert AuditEvent.objects.get(action="journal.purged").company_id is None

    def test_says_nothing_when_there_is_nothing_but_former_purges(self):
        company = CompanyFactory.create()
        AuditEventFactory.create(company_id=company.id, at=OLD, action="journal.purged")

        assert purge_events(company_id=company.id, months=12, now=NOW) == 0
        assert len(lines_of(company.id)) == 1

    @patch("apps.journal.services.purge_events.BATCH", 2)
    def test_leaves_the_rest_of_many_to_another_job(self, run_jobs: Callable[[], None]):
        company, now = CompanyFactory.create(), timezone.now()  # the other job has its own
        AuditEventFactory.create_batch(3, company_id=company.id, at=now - timedelta(days=380))

        with act_as_company(company.id):
            purge_events(company_id=company.id, months=12, now=now)
        job = Job.objects.get(name="journal.purge")
        run_jobs()

        assert (job.company_id, job.payload) == (company.id, {"months": 12})
        assert [line.after.get("lines") for line in lines_of(company.id)] == [2, 1]


class TestTheDoor:
    """What the database itself refuses, whatever the application asks."""

    @pytest.mark.parametrize(("chosen", "days"), [(12, 0), (12, 360), (1, 27), (36, 1000)])
    def test_takes_nothing_younger_than_the_company_chose(self, chosen: int, days: int):
        now = timezone.now()
        company = CompanyFactory.create(journal_months=chosen)
        event = AuditEventFactory.create(company_id=company.id, at=now - timedelta(days=2000))

        with pytest.raises(DatabaseError, match=f"younger than {chosen} months"):
            purge_in_sql(event.company_id, now - timedelta(days=days))

        assert AuditEvent.objects.filter(id=event.id).exists()

    def test_opens_to_the_company_in_whose_name_one_acts(self):
        own, foreign = CompanyFactory.create(), CompanyFactory.create()
        AuditEventFactory.create(company_id=foreign.id, at=OLD)

        for company_id in (foreign.id, None):
            with (
                act_as(Actor(company_id=own.id)),
                pytest.raises(DatabaseError, match="another company"),
            ):
                purge_in_sql(company_id, OLD + timedelta(days=1))

        assert len(lines_of(foreign.id)) == 1

    def test_opens_to_the_application_alone(self):
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT has_function_privilege('livretier_app', oid, 'EXECUTE'),"
                " has_function_privilege('public', oid, 'EXECUTE'),"
                " prosecdef, proconfig, pg_get_userbyid(proowner) <> current_user"
                " FROM pg_proc WHERE proname = 'journal_purge'"
            )
            assert cursor.fetchall() == [
                (True, False, True, ["search_path=pg_catalog, pg_temp"], True)
            ]

    def test_is_the_only_way_out(self):
        event = AuditEventFactory.create(company_id=None, at=OLD)

        with pytest.raises(DatabaseError, match="permission denied"), transaction.atomic():
            AuditEvent.objects.filter(id=event.id).delete()

        assert AuditEvent.objects.filter(id=event.id).exists()
