import pytest

from apps.participation import services
from apps.participation.factories import ParticipationFactory, ParticipationRuleFactory
from apps.participation.models import ParticipationRule
from apps.participation.tests.acting import NOW, admin
from shared import errors

pytestmark = pytest.mark.django_db


def test_who_came_by_a_rule_stays_without_it(booklet):
    rule = ParticipationRuleFactory.create(booklet=booklet)
    one = ParticipationFactory.create(booklet=booklet, rule_id=rule.id, fits=False)

    services.delete_rule(
        actor=admin(booklet.company_id), booklet_id=booklet.id, rule_id=rule.id, now=NOW
    )

    one.refresh_from_db()
    assert (one.rule_id, one.fits) == (None, True)
    assert not ParticipationRule.objects.exists()


def test_a_rule_of_another_booklet_is_not_found(booklet):
    other = ParticipationRuleFactory.create()

    with pytest.raises(errors.NotFound):
        services.delete_rule(
            actor=admin(booklet.company_id), booklet_id=booklet.id, rule_id=other.id, now=NOW
        )

    assert ParticipationRule.objects.filter(id=other.id).exists()
