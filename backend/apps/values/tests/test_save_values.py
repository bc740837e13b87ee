from datetime import date, timedelta

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from apps.accounts.models import UserStatus
from apps.companies.factories import CompanyFactory, MembershipFactory, SiteFactory
from apps.journal.models import AuditEvent
from apps.library import selectors as library
from apps.values.events import ValuesChanged
from apps.values.factories import LivingValueFactory
from apps.values.models import LivingValue
from apps.values.tests.acting import TODAY, fill, member, said, save
from shared import errors, events
from shared.actor import Actor, Role
from shared.ids import uuid7
from shared.tenancy import act_as

pytestmark = pytest.mark.django_db

SPRING, AUTUMN = date(2027, 4, 2), date(2027, 9, 12)


@pytest.fixture
def actor() -> Actor:
    return member(CompanyFactory.create().id)


class TestSavingValues:
    def test_keeps_a_text_and_who_wrote_it_for_six_months(self, actor):
        with act_as(actor):
            (row,) = save(actor, {"key": "safety_contact", "value": "Julien Delmas"})

        row.refresh_from_db()
        assert (row.company_id, row.site_id, row.kind) == (actor.company_id, None, "person")
        assert (row.value, row.confirmed_on, row.review_on) == ("Julien Delmas", TODAY, AUTUMN)
        assert (row.confirmed_by_id, row.confirmed_by_name) == (actor.user_id, "Camille Vidal")

    def test_a_given_day_comes_before_the_six_months(self, actor):
        (row,) = save(actor, {"key": "parking", "value": "Rue basse", "review_on": SPRING})

        assert row.review_on == SPRING

    def test_what_is_absent_stays(self, actor):
        owner = MembershipFactory.create(company_id=actor.company_id).user
        save(actor, {"key": "parking", "value": "Rue basse", "owner": owner.id})

        (row,) = save(actor, {"key": "parking", "review_on": SPRING})

        row.refresh_from_db()
        assert (row.value, row.owner_id, row.review_on) == ("Rue basse", owner.id, SPRING)
        (row,) = save(actor, {"key": "parking", "value": None, "owner": None, "review_on": None})
        row.refresh_from_db()
        assert (row.value, row.owner_id, row.review_on) == ("Rue basse", None, None)

    def test_an_empty_text_empties_it(self, actor):
        owner = MembershipFactory.create(company_id=actor.company_id).user
        save(actor, {"key": "parking", "value": "Rue basse", "owner": owner.id})

        (row,) = save(actor, {"key": "parking", "value": ""})

        row.refresh_from_db()
        assert (row.value, row.review_on, row.confirmed_on) == ("", None, None)
        assert (row.confirmed_by_id, row.confirmed_by_name) == (None, "")
        assert row.owner_id == owner.id

    def test_the_same_text_again_confirms_nothing_and_says_nothing(self, actor):
        old = LivingValueFactory.create(
            company_id=actor.company_id, review_on=TODAY - timedelta(days=11)
        )

        save(actor, {"key": old.key, "value": old.value, "review_on": old.review_on})

        (row,) = LivingValue.objects.all()
        assert (row.review_on, row.confirmed_on) == (old.review_on, old.confirmed_on)
        assert not AuditEvent.objects.exists()

    def test_what_a_site_says_comes_before_what_the_company_says(self, actor):
        site = SiteFactory.create(company_id=actor.company_id)
        elsewhere = SiteFactory.create(company_id=actor.company_id)
        fill(actor, parking="Rue basse")

        fill(actor, site_id=site.id, parking="Parking du bas")

        assert said(actor, "parking", site.id).text == "Parking du bas"
        assert said(actor, "parking", elsewhere.id).text == "Rue basse"
        assert said(actor, "parking").text == "Rue basse"
        fill(actor, site_id=site.id, parking="")
        assert said(actor, "parking", site.id).text == "Rue basse"

    def test_one_event_tells_what_changed(self, actor):
        LivingValueFactory.create(
            company_id=actor.company_id, key="parking", value="Rue haute", review_on=AUTUMN
        )

        save(
            actor,
            {"key": "parking", "value": "Rue basse"},
            {"key": "reception", "value": "Tous les jours", "review_on": SPRING},
            {"key": "dpo", "value": ""},
        )

        (event,) = AuditEvent.objects.all()
        assert (event.action, event.company_id) == ("value.saved", actor.company_id)
        assert event.before == {
            "parking": "Rue haute",
            "reception": "",
            "reception.review_on": "",
        }
        assert event.after == {
            "parking": "Rue basse",
            "reception": "Tous les jours",
            "reception.review_on": "2027-04-02",
        }

    def test_cost_the_same_however_many_they_are(self, actor):
        keys = [one.key for one in library.known_living_values()]
        owner = MembershipFactory.create(company_id=actor.company_id).user

        def cost(*keys: str) -> int:
            changes = ({"key": key, "value": f"{key} !", "owner": owner.id} for key in keys)
            with CaptureQueriesContext(connection) as queries:
                save(actor, *changes)
            return len(queries)

        cost(keys[0])  # the first one asks for the booklets that say it, once for all that follow

        assert cost(*keys[10:140]) == cost(keys[1])
        assert LivingValue.objects.count() == 132


class TestWhatIsRefused:
    @pytest.mark.parametrize("role", [Role.WRITER, Role.TRANSLATOR, Role.AUDITOR])
    def test_those_who_make_no_booklets(self, actor, role):
        with pytest.raises(errors.Forbidden):
            fill(member(actor.company_id, role), parking="Rue basse")

    def test_a_key_that_nobody_knows(self, actor):
        LivingValueFactory.create(own=True, key="own_wifi")

        with pytest.raises(errors.Invalid) as refused:
            fill(actor, parking="Rue basse", own_wifi="aubrac", nothing="x")

        assert refused.value.fields == {
            "values.1.key": "unknown_value",
            "values.2.key": "unknown_value",
        }
        assert not LivingValue.objects.visible_to(actor).exists()

    def test_a_site_of_another_company(self, actor):
        with pytest.raises(errors.Invalid) as refused:
            fill(actor, site_id=SiteFactory.create().id, parking="Rue basse")

        assert refused.value.fields == {"site": "unknown_site"}

    def test_an_owner_who_does_not_work_here(self, actor):
        strangers = [
            uuid7(),
            MembershipFactory.create().user_id,
            MembershipFactory.create(
                company_id=actor.company_id, user__status=UserStatus.SUSPENDED
            ).user_id,
            MembershipFactory.create(
                company_id=actor.company_id, role=Role.AUDITOR, ends_on=TODAY - timedelta(days=1)
            ).user_id,
        ]
        for stranger in strangers:
            with pytest.raises(errors.Invalid) as refused:
                save(actor, {"key": "parking", "owner": stranger})
            assert refused.value.fields == {"values.0.owner": "unknown_member"}

    def test_a_day_that_is_past(self, actor):
        with pytest.raises(errors.Invalid) as refused:
            save(
                actor,
                {"key": "dpo", "review_on": TODAY},
                {"key": "parking", "review_on": TODAY - timedelta(days=1)},
            )

        assert refused.value.fields == {"values.1.review_on": "day_is_past"}


class TestOthersAreTold:
    @pytest.fixture
    def heard(self, monkeypatch):
        heard = []
        monkeypatch.setitem(events._listeners, ValuesChanged, [heard.append])
        return heard

    def test_when_something_else_is_said(self, actor, heard):
        save(actor, {"key": "parking", "value": "Rue basse"})

        assert heard == [ValuesChanged(company_id=actor.company_id)]

    def test_not_when_only_somebody_else_looks_after_it(self, actor, heard):
        owner = MembershipFactory.create(company_id=actor.company_id).user

        save(actor, {"key": "parking", "owner": owner.id})

        assert heard == []
