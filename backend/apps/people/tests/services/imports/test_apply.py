from contextlib import suppress
from datetime import date, timedelta
from itertools import accumulate, count, cycle, islice

import pytest

from apps.people.events import PersonChanged, PersonsAdded
from apps.people.factories import PersonFactory
from apps.people.models import Person
from apps.people.services import imports
from apps.people.services.imports import apply
from apps.people.tests.acting import NOW, hearing
from apps.people.tests.importing import verdicts
from shared.sheets.tests.samples import csv_bytes
from shared.tenancy.scope import act_as_company

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("read_here")]

TITLES = ["Matricule", "Nom", "Prénom", "E-mail", "Poste", "Arrivée", "Départ"]


class Killed(Exception):
    """The worker is gone."""


class TestApplyImport:
    def test_adds_and_changes_and_takes_nothing_away(self, desk):
        kept = PersonFactory.create(
            company_id=desk.actor.company_id, reference="A1", email="a1@exemple.test", job="Chef"
        )
        rows = [
            ["A1", kept.last_name, kept.first_name, "", "Cheffe", "", ""],
            ["A2", "Neuf", "Paul", "Paul@exemple.test", "", "01/03/2027", ""],
        ]

        with hearing(PersonChanged) as changed, hearing(PersonsAdded) as added:
            done = desk.apply(csv_bytes([TITLES, *rows]))

        kept.refresh_from_db()
        new = Person.objects.get(reference="A2")
        assert (kept.job, kept.email) == ("Cheffe", "a1@exemple.test")
        assert (new.email, new.joined_on) == ("paul@exemple.test", date(2027, 3, 1))
        assert [fact.person_id for fact in changed] == [kept.id]
        assert [fact.person_ids for fact in added] == [(new.id,)]
        assert done.state == "done"
        assert done.counts == {"new": 1, "changed": 1, "same": 0, "error": 0, "applied": 2}

    def test_a_second_time_changes_nothing(self, desk):
        content = csv_bytes([TITLES, ["A1", "Neuf", "Paul", "", "", "", ""]])
        desk.apply(content)

        assert verdicts(desk.check(content)) == {2: "same"}

    def test_somebody_who_arrives_after_they_left_is_back(self, desk):
        gone = NOW.date() - timedelta(days=90)
        person = PersonFactory.create(
            company_id=desk.actor.company_id, reference="A1", left_on=gone
        )

        desk.apply(csv_bytes([TITLES, ["A1", "", "", "", "", "01/03/2027", ""]]))

        person.refresh_from_db()
        assert person.left_on is None

    def test_sees_what_happened_since_the_dry_run(self, desk):
        new = desk.check(csv_bytes([TITLES, ["A1", "Neuf", "Paul", "", "", "", ""]]))
        meanwhile = PersonFactory.create(company_id=desk.actor.company_id, reference="a1")

        with act_as_company(desk.actor.company_id):
            imports.apply_import(actor=desk.actor, people_import=new, now=NOW)
            imports.apply_lines(import_id=new.id, now=NOW)

        person = Person.objects.get()
        assert (person.id, person.last_name) == (meanwhile.id, "Neuf")

    @pytest.mark.parametrize("state", ["created", "mapped", "applying", "done"])
    def test_needs_a_dry_run_and_happens_once(self, desk, state):
        new = desk.check(csv_bytes([TITLES, ["A1", "Neuf", "Paul", "", "", "", ""]]))
        new.state = state
        new.save()

        with pytest.raises(imports.ImportElsewhere), act_as_company(desk.actor.company_id):
            imports.apply_import(actor=desk.actor, people_import=new, now=NOW)

    def test_killed_at_fifty_points_it_is_applied_once(self, desk, monkeypatch):
        monkeypatch.setattr(apply, "BATCH", 3)
        rows = [[f"A{number}", "Neuf", f"Paul {number}", "", "", "", ""] for number in range(60)]
        new = desk.check(csv_bytes([TITLES, *rows]))
        calls, kills = count(1), set(accumulate(islice(cycle((1, 3, 4, 5, 7)), 50)))
        killed = []

        def deadly(does):
            def call(*args, **kwargs):
                done = does(*args, **kwargs)
                if next(calls) in kills:
                    killed.append(does.__name__)
                    raise Killed
                return done

            return call

        for name in ("write_line", "announce", "_counted"):
            monkeypatch.setattr(apply, name, deadly(getattr(apply, name)))
        with act_as_company(desk.actor.company_id):
            imports.apply_import(actor=desk.actor, people_import=new, now=NOW)
        more = True
        while more:
            with suppress(Killed), act_as_company(desk.actor.company_id):
                more = imports.apply_lines(import_id=new.id, now=NOW)

        new.refresh_from_db()
        assert (len(killed), set(killed)) == (50, {"write_line", "announce", "_counted"})
        assert Person.objects.count() == 60
        assert new.counts["applied"] == 60
