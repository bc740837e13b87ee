from datetime import timedelta

import pytest
from django.utils import timezone

from apps.companies.factories import MembershipFactory
from apps.content import selectors
from apps.content.tests.writers import a_reader, an_editor
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db


@pytest.fixture
def today():
    return timezone.now().date()


def names(actor: Actor, today) -> list[str]:
    return [one.last_name for one in selectors.list_administrators(actor=actor, today=today)]


class TestAdministrators:
    def test_are_those_of_ones_own_company_who_can_sign_in(self, today):
        reader = a_reader(role=Role.WRITER)

        def admin(name: str, **traits) -> None:
            traits.setdefault("company_id", reader.company_id)
            MembershipFactory.create(user__last_name=name, role=Role.COMPANY_ADMIN, **traits)

        admin("Vidal")
        admin("Aubrac")
        admin("Parti", ends_on=today - timedelta(days=1))
        admin("Suspendu", suspended_at=timezone.now())
        admin("Ailleurs", company_id=a_reader().company_id)

        assert names(reader, today) == ["Aubrac", "Vidal"]

    def test_nobody_for_those_who_work_in_no_company(self, today):
        a_reader(role=Role.COMPANY_ADMIN)

        assert names(an_editor(), today) == []


class TestOperator:
    def test_is_named_when_it_says_how_one_reaches_it(self, settings):
        settings.OPERATOR = {**settings.OPERATOR, "name": "L", "email": "a@l.test", "phone": "-"}

        assert selectors.get_operator() == selectors.Operator("L", "a@l.test", "")

    def test_is_nobody_when_it_says_nothing(self, settings):
        settings.OPERATOR = {**dict.fromkeys(settings.OPERATOR, ""), "name": "L", "phone": "-"}

        assert selectors.get_operator() is None
