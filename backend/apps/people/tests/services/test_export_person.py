import json

import pytest

from apps.companies.factories import SiteFactory
from apps.people import services
from apps.people.factories import GroupFactory, ImportLineFactory, PersonFactory
from apps.people.questions import DataOfPerson, Part
from apps.people.tests.acting import NOW, add
from shared import errors, questions

pytestmark = pytest.mark.django_db


class TestExportPerson:
    def test_says_all_of_the_card_and_what_others_keep(self, admin, monkeypatch):
        site = SiteFactory.create(company_id=admin.company_id, name="Aubrac")
        group = GroupFactory.create(company_id=admin.company_id, name="Cuisine")
        person = add(admin, phone="0612345678", site_id=site.id, groups=[group.id])
        ImportLineFactory.create(
            company_id=admin.company_id, person_id=person.id, told={"last_name": "Rouquette"}
        )
        told = lambda asked: Part("receipts", [{"person": asked.person_id}])  # noqa: E731
        monkeypatch.setitem(questions._answerers, DataOfPerson, [told])

        kept = json.loads(services.export_person(actor=admin, person_id=person.id, now=NOW))

        assert kept["card"]["phone"] == "+33612345678"
        assert (kept["card"]["site"], kept["card"]["groups"]) == ("Aubrac", ["Cuisine"])
        assert kept["imports"] == [
            {"file": "saisonniers.csv", "line": 2, "told": {"last_name": "Rouquette"}}
        ]
        assert kept["receipts"] == [{"person": str(person.id)}]

    def test_knows_no_stranger(self, admin):
        with pytest.raises(errors.NotFound):
            services.export_person(actor=admin, person_id=PersonFactory.create().id, now=NOW)
