import pytest

from apps.booklets.models import Booklet
from apps.participation import services
from apps.participation.models import Participation
from apps.participation.tests.acting import NOW, admin
from apps.people.factories import PersonFactory
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


class TestRules:
    def create(self, booklet: Booklet, **conditions: list[str]) -> None:
        told = {"sites": [], "jobs": [], "contracts": [], "groups": [], **conditions}
        with act_as_company(booklet.company_id):
            rule = services.create_rule(
                actor=admin(booklet.company_id), booklet_id=booklet.id, conditions=told, now=NOW
            )
            assert Job.objects.filter(name="participation.fit_rule").exists()
            services.fit_rule(rule_id=rule.id, after=None, now=NOW)

    def test_hand_it_to_who_fits_now_and_later_and_flag_who_stops(self, booklet):
        here = PersonFactory.create(company_id=booklet.company_id, job="serveur")
        PersonFactory.create(company_id=booklet.company_id, job="")
        self.create(booklet, jobs=["Serveur"])
        late = PersonFactory.create(company_id=booklet.company_id, job="Serveur")
        here.job = "Cuisinier"
        here.save()

        services.fit_persons(company_id=booklet.company_id, person_ids=[here.id, late.id], now=NOW)

        rows = Participation.objects.filter(booklet=booklet)
        assert dict(rows.values_list("person_id", "fits")) == {here.id: False, late.id: True}
