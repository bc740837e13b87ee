import pytest

from apps.companies.factories import CompanyFactory
from apps.emailing import services
from apps.emailing.models import SuppressionReason

pytestmark = pytest.mark.django_db


def test_keeps_an_address_that_the_database_cannot_read():
    suppression = services.suppress_address(
        company_id=CompanyFactory.create().id,
        address="ines@example.com",
        reason=SuppressionReason.MANUAL,
    )

    assert b"ines" not in suppression.address + suppression.address_key
