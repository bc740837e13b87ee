from datetime import date, timedelta

import pytest

from apps.companies.factories import CompanyFactory, SiteFactory
from apps.journal.models import AuditEvent
from apps.values import services
from apps.values.factories import LivingValueFactory
from apps.values.models import LivingValue
from apps.values.tests.acting import NOW, TODAY, fill, member, said
from shared import errors
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db

YESTERDAY = TODAY - timedelta(days=1)


@pytest.fixture
def actor() -> Actor:
    return member(CompanyFactory.create().id)


def confirm(actor, *keys, site_id=None, review_on=None):
    return services.confirm_values(
        actor=actor, site_id=site_id, keys=keys, review_on=review_on, today=TODAY, now=NOW
    )


def overdue(actor, key, **traits):
    return LivingValueFactory.create(
        company_id=actor.company_id, key=key, review_on=YESTERDAY, **traits
    )


class TestConfirmingValues:
    def test_is_good_for_six_months(self, actor):
        overdue(actor, "parking", confirmed_by_name="Nadia Ferrière")

        confirm(actor, "parking")

        row = LivingValue.objects.get()
        assert (row.confirmed_on, row.review_on) == (TODAY, date(2027, 9, 12))
        assert (row.confirmed_by_id, row.confirmed_by_name) == (actor.user_id, "Camille Vidal")
        assert said(actor, "parking").state == "filled"

    def test_or_until_a_given_day_and_in_one_event(self, actor):
        overdue(actor, "parking")
        overdue(actor, "dpo")

        confirm(actor, "parking", "dpo", review_on=TODAY)

        assert set(LivingValue.objects.values_list("review_on", flat=True)) == {TODAY}
        (event,) = AuditEvent.objects.all()
        assert event.action == "value.confirmed"
        assert event.before == dict.fromkeys(("dpo", "parking"), YESTERDAY.isoformat())
        assert event.after == dict.fromkeys(("dpo", "parking"), TODAY.isoformat())

    def test_of_a_site_leaves_the_company_s(self, actor):
        site = SiteFactory.create(company_id=actor.company_id)
        overdue(actor, "parking")
        overdue(actor, "parking", site=site)

        confirm(actor, "parking", site_id=site.id)

        assert said(actor, "parking", site.id).state == "filled"
        assert said(actor, "parking").state == "overdue"

    def test_needs_something_that_was_said(self, actor):
        overdue(actor, "parking")
        fill(actor, dpo="")
        LivingValueFactory.create(key="reception")

        with pytest.raises(errors.Invalid) as refused:
            confirm(actor, "parking", "dpo", "reception")

        unfilled = dict.fromkeys(("keys.1", "keys.2"), "value_not_filled")
        assert refused.value.fields == unfilled
        assert said(actor, "parking").state == "overdue"

    def test_is_refused_to_who_makes_no_booklets_and_for_a_day_that_is_past(self, actor):
        overdue(actor, "parking")

        with pytest.raises(errors.Forbidden):
            confirm(member(actor.company_id, Role.WRITER), "parking")
        with pytest.raises(errors.Invalid) as refused:
            confirm(actor, "parking", review_on=YESTERDAY)
        assert refused.value.fields == {"review_on": "day_is_past"}
        with pytest.raises(errors.Invalid):
            confirm(actor, "parking", site_id=SiteFactory.create().id)


class TestTheStateOfAValue:
    @pytest.mark.parametrize(
        ("days", "state"),
        [(-1, "overdue"), (0, "due_soon"), (30, "due_soon"), (31, "filled"), (None, "filled")],
    )
    def test_follows_the_day_of_its_review(self, actor, days, state):
        day = None if days is None else TODAY + timedelta(days=days)
        LivingValueFactory.create(company_id=actor.company_id, key="parking", review_on=day)

        assert said(actor, "parking").state == state

    def test_is_missing_while_nothing_is_said(self, actor):
        LivingValueFactory.create(
            company_id=actor.company_id, key="parking", value="", review_on=YESTERDAY
        )

        assert said(actor, "parking").state == "missing"
        assert said(actor, "dpo").state == "missing"
