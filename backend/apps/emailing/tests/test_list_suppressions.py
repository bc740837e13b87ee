from typing import Any

import pytest

from apps.companies.factories import CompanyFactory
from apps.emailing import selectors, services
from apps.emailing.factories import SuppressionFactory
from apps.emailing.models import SuppressionReason
from apps.emailing.selectors import SuppressionFilter
from apps.emailing.tests.acting import NOW, member
from shared import errors
from shared.actor import Actor, Role

pytestmark = pytest.mark.django_db


def listed(actor: Actor, **wanted: Any) -> list[Any]:
    page = selectors.list_suppressions(
        actor=actor, wanted=SuppressionFilter(**wanted), cursor=None, limit=50
    )
    return page.items


@pytest.fixture
def admin() -> Actor:
    return member(CompanyFactory.create().id)


def put(actor: Actor, address: str) -> Any:
    return services.add_suppression(actor=actor, address=address, now=NOW)


def test_a_search_names_a_whole_address(admin: Actor):
    ines, _ = put(admin, "ines@example.org"), put(admin, "noe@example.org")

    assert listed(admin, address="ines@example.org") == [ines]
    assert listed(admin, address="ines") == []


def test_lifted_ones_are_apart(admin: Actor):
    ines, noe = put(admin, "ines@example.org"), put(admin, "noe@example.org")
    services.lift_suppression(actor=admin, suppression_id=ines.id, reason="Erreur", now=NOW)

    assert listed(admin) == [noe]
    assert listed(admin, lifted=True) == [ines]
    assert listed(admin, reason=SuppressionReason.COMPLAINT) == []


def test_only_administrators_read_the_address(admin: Actor):
    ines = put(admin, "ines@example.org")
    assert admin.company_id

    shown = {role: selectors.shown_address(member(admin.company_id, role), ines) for role in Role}

    assert [role for role, address in shown.items() if address] == [Role.COMPANY_ADMIN]


def test_strangers_see_none(admin: Actor):
    SuppressionFactory.create()

    assert listed(admin) == []
    with pytest.raises(errors.Forbidden):
        assert admin.company_id
        listed(member(admin.company_id, Role.AUDITOR))
