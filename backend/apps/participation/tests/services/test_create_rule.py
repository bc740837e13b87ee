import pytest

from apps.booklets.models import Booklet
from apps.participation import services
from apps.participation.factories import ParticipationRuleFactory
from apps.participation.models import ParticipationRule
from apps.participation.tests.acting import NOW, admin, working_on
from shared import errors
from shared.ids import uuid7
from shared.jobs.models import Job
from shared.tenancy.scope import act_as_company

pytestmark = pytest.mark.django_db


def create(booklet: Booklet, **conditions: list[str]) -> ParticipationRule:
    told = {"sites": [], "jobs": [], "contracts": [], "groups": [], **conditions}
    with act_as_company(booklet.company_id):
        return services.create_rule(
            actor=admin(booklet.company_id), booklet_id=booklet.id, conditions=told, now=NOW
        )


def test_a_rule_asks_each_thing_once_and_looks_at_everybody_by_a_job(booklet):
    rule = create(booklet, jobs=["Serveur", "Serveur"])

    assert rule.conditions["jobs"] == ["Serveur"]
    (job,) = Job.objects.filter(name="participation.fit_rule")
    assert job.payload == {"rule_id": str(rule.id)}


def test_a_site_of_nobody_is_refused(booklet):
    with pytest.raises(errors.Invalid):
        create(booklet, sites=[str(uuid7())])

    assert not ParticipationRule.objects.exists()


def test_a_booklet_has_twenty_rules_at_most(booklet):
    ParticipationRuleFactory.create_batch(20, booklet=booklet)

    with pytest.raises(services.TooManyRules):
        create(booklet, jobs=["Serveur"])


def test_only_who_knows_everybody_hands_a_booklet_to_everybody(booklet):
    nothing: dict[str, list[str]] = {"sites": [], "jobs": [], "contracts": [], "groups": []}
    with act_as_company(booklet.company_id), pytest.raises(services.RuleForEverybody):
        services.create_rule(
            actor=working_on(booklet), booklet_id=booklet.id, conditions=nothing, now=NOW
        )

    assert create(booklet).conditions == nothing
