import pytest

from apps.companies.factories import SiteFactory
from apps.companies.models import Company
from apps.people.factories import GroupFactory, PersonFactory
from apps.people.models import ImportLine, Person
from apps.people.questions import KnownByReferenceOnly
from apps.people.services import imports
from apps.people.tests.acting import NOW
from apps.people.tests.importing import verdicts
from shared import errors, questions
from shared.sheets.tests.samples import csv_bytes
from shared.tenancy.scope import act_as_company

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("read_here")]

TITLES = ["Matricule", "Nom", "Prénom", "E-mail", "Portable"]


def check(desk, *rows, titles=TITLES):
    return verdicts(desk.check(csv_bytes([titles, *rows])))


class TestCheckImport:
    def test_says_what_each_line_would_do_and_touches_nobody(self, desk):
        of = {"company_id": desk.actor.company_id, "last_name": "Vidal", "first_name": "Zoé"}
        PersonFactory.create(reference="A1", email="a1@exemple.test", **of)
        PersonFactory.create(reference="A2", email="a2@exemple.test", **of)

        found = check(
            desk,
            ["a1", "Vidal", "Zoé", "", ""],  # the reference reads alike, and is written otherwise
            ["A2", "Vidal", "", "A2@exemple.test", ""],
            ["A3", "Neuf", "Paul", "", "06 12 34 56 78"],
            ["A4", "Neuf", "", "", ""],
            ["A5", "Neuf", "Léa", "léa", "12"],
        )

        assert found == {
            2: "changed",
            3: "same",
            4: "new",
            5: "error missing",
            6: "error import_email phone",
        }
        assert Person.objects.count() == 2

    def test_finds_people_by_an_address_that_one_alone_has(self, desk):
        of = {"company_id": desk.actor.company_id}
        PersonFactory.create(reference="", email="seule@exemple.test", **of)
        PersonFactory.create_batch(2, email="atelier@exemple.test", **of)
        PersonFactory.create(reference="Z9", email="autre@exemple.test", **of)

        found = check(
            desk,
            ["", "Neuf", "Paul", "seule@exemple.test", ""],
            ["", "Neuf", "Paul", "atelier@exemple.test", ""],
            ["N1", "Neuf", "Paul", "autre@exemple.test", ""],  # of somebody with another reference
        )

        assert found == {2: "changed", 3: "error import_email_shared", 4: "new"}

    def test_never_takes_a_name_for_a_person(self, desk):
        PersonFactory.create(
            company_id=desk.actor.company_id, last_name="Vidal", first_name="Zoé", email=""
        )

        found = check(
            desk,
            ["", "VIDAL", "Zoe", "", ""],
            ["", "Neuf", "Paul", "", ""],
            ["", "Deux", "Ana", "", ""],
            ["", "Deux", "Ana", "", ""],
        )

        homonym = "error import_homonym"
        assert found == {2: homonym, 3: "new", 4: homonym, 5: homonym}

    def test_says_what_stands_twice(self, desk):
        PersonFactory.create(
            company_id=desk.actor.company_id, reference="A1", email="a1@exemple.test"
        )

        found = check(
            desk,
            ["B1", "Neuf", "Paul", "", ""],
            ["b1", "Neuf", "Paule", "", ""],
            ["A1", "", "", "", ""],
            ["", "", "", "a1@exemple.test", ""],
        )

        twice = "error import_reference_twice"
        assert found == {2: twice, 3: twice, 4: "same", 5: "error import_person_twice"}

    def test_knows_sites_groups_contracts_and_languages_by_their_words(self, desk):
        of = {"company_id": desk.actor.company_id}
        site, group = SiteFactory.create(name="Hôtel d’Aubrac", **of), GroupFactory.create(**of)
        titles = ["Matricule", "Nom", "Prénom", "Site", "Groupes", "Contrat", "Langue", "Arrivée"]
        good = ["A1", "Vidal", "Zoé", site.name.upper(), group.name, "CDI", "Anglais", "01/03/2027"]
        bad = ["A2", "Vidal", "Zoé", "", "", "gré", "klingon", "31/02/2027"]

        found = check(desk, good, bad, ["A3", "V", "Z", "Mars", "", "", "", ""], titles=titles)

        assert found[2] == "new"
        assert found[3] == "error import_contract import_language import_date"
        assert found[4] == "error unknown_site"

    def test_stops_at_the_quota(self, desk):
        Company.objects.filter(id=desk.actor.company_id).update(people=1)

        found = check(desk, ["A1", "Neuf", "Paul", "", ""], ["A2", "Neuf", "Ana", "", ""])

        assert found == {2: "new", 3: "error people_quota_full"}

    def test_may_be_done_again_with_other_columns(self, desk):
        new = desk.check(csv_bytes([TITLES, ["A1", "Neuf", "Paul", "", ""]]))

        with act_as_company(desk.actor.company_id):
            mapping = ["reference", "", "", "", ""]
            imports.map_columns(actor=desk.actor, people_import=new, mapping=mapping)
            imports.check_import(import_id=new.id, now=NOW)

        assert [line.told for line in ImportLine.objects.all()] == [{"reference": "A1"}]

    @pytest.mark.parametrize(
        "mapping", [["reference"], ["email", "email", "", "", ""], ["", "last_name", "", "", ""]]
    )
    def test_refuses_columns_that_say_too_little(self, desk, mapping):
        new = desk.bring(csv_bytes([TITLES, ["A1", "Neuf", "Paul", "", ""]]))

        with pytest.raises(errors.Invalid):
            imports.map_columns(actor=desk.actor, people_import=new, mapping=mapping)

    def test_gives_no_name_to_who_is_known_by_reference_only(self, desk, monkeypatch):
        told = lambda asked: set(asked.person_ids)  # noqa: E731
        monkeypatch.setitem(questions._answerers, KnownByReferenceOnly, [told])
        bare = {"first_name": "", "last_name": "", "email": ""}
        for reference in ("D1", "D2"):
            PersonFactory.create(company_id=desk.actor.company_id, reference=reference, **bare)

        found = check(desk, ["D1", "Vidal", "Zoé", "", ""], ["D2", "", "", "", ""])

        assert found == {2: "error person_reference_only", 3: "same"}


def test_whoever_acts_for_somebody_has_a_name(desk):
    found = check(desk, ["A1", "Neuf", "Paul", "mère"], titles=[*TITLES[:3], "Lien"])

    assert found == {2: "error representative_needed"}


def test_a_reference_of_accents_alone_leads_to_nobody(desk):
    of = {"company_id": desk.actor.company_id, "reference": ""}
    PersonFactory.create(email="seule@exemple.test", **of)
    PersonFactory.create(email="autre@exemple.test", **of)

    new = desk.check(
        csv_bytes(
            [
                TITLES,
                ["\u0301", "Neuf", "Paul", "", ""],
                ["", "Neuf", "Léa", "seule@exemple.test", ""],
            ]
        )
    )

    line = ImportLine.objects.get(people_import=new, number=3)
    assert line.person_id == Person.objects.get(email="seule@exemple.test").id
