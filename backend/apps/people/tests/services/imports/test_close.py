from datetime import timedelta

import pytest

from apps.people.models import ImportLine, Person
from apps.people.services import imports
from apps.people.tests.acting import NOW
from shared.jobs.models import Job
from shared.sheets.tests.samples import csv_bytes
from shared.tenancy.scope import act_as_company

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("read_here")]

FILE = csv_bytes([["Matricule", "Nom", "Prénom"], ["A1", "Neuf", "Paul"]])


def asked_to_go() -> list[str]:
    return [
        key for job in Job.objects.filter(name="people.forget_files") for key in job.payload["keys"]
    ]


class TestCancelImport:
    def test_deletes_the_file_and_its_lines(self, desk):
        new = desk.check(FILE)

        imports.cancel_import(actor=desk.actor, people_import=new)

        assert asked_to_go() == [new.object_key]
        assert not ImportLine.objects.exists()
        new.refresh_from_db()
        assert (new.state, new.object_key) == ("cancelled", "")
        assert "Paul" not in str(new.columns)

    def test_is_too_late_once_it_is_taken_over(self, desk):
        done = desk.apply(FILE)

        with pytest.raises(imports.ImportElsewhere), act_as_company(desk.actor.company_id):
            imports.cancel_import(actor=desk.actor, people_import=done)


class TestForgetImports:
    def test_lets_go_of_files_after_a_week_and_keeps_people(self, desk):
        done = desk.apply(FILE)

        assert imports.forget_imports(now=NOW + timedelta(days=6)) == 0
        assert imports.forget_imports(now=NOW + timedelta(days=7)) == 1
        assert imports.forget_imports(now=NOW + timedelta(days=8)) == 0

        assert asked_to_go() == [done.object_key]
        assert not ImportLine.objects.exists()
        assert Person.objects.count() == 1
        done.refresh_from_db()
        assert (done.state, done.name) == ("done", "….csv")

    def test_remembers_what_titles_meant_and_not_the_titles(self, desk):
        people_for_titles = csv_bytes([["A1", "Neuf", "Paul"], ["A2", "Dix", "Anne"]])
        fields = ["reference", "last_name", "first_name"]
        done = desk.check(people_for_titles, mapping=fields)

        done.state = "done"
        done.save()
        imports.forget_imports(now=NOW + timedelta(days=7))

        done.refresh_from_db()
        assert "Neuf" not in str(done.columns)
        assert desk.bring(people_for_titles).mapping == fields

    def test_closes_what_nobody_finished(self, desk):
        new = desk.check(FILE)

        imports.forget_imports(now=NOW + timedelta(days=7))

        new.refresh_from_db()
        assert new.state == "cancelled"
