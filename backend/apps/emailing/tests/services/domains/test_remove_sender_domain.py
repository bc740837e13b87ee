import pytest

from apps.companies.factories import CompanyFactory
from apps.emailing import services
from apps.emailing.factories import SenderDomainFactory
from apps.emailing.models import SenderDomain
from apps.emailing.tests.acting import NOW, member
from apps.journal.models import AuditEvent
from shared import errors

pytestmark = pytest.mark.django_db


def test_is_gone_and_told():
    domain = SenderDomainFactory.create(domain="aubrac.example")

    services.remove_sender_domain(
        actor=member(domain.company_id), sender_domain_id=domain.id, now=NOW
    )

    assert SenderDomain.objects.count() == 0
    assert AuditEvent.objects.get().object_label == "aubrac.example"


def test_a_strangers_domain_is_not_found():
    domain = SenderDomainFactory.create()

    with pytest.raises(errors.NotFound):
        services.remove_sender_domain(
            actor=member(CompanyFactory.create().id), sender_domain_id=domain.id, now=NOW
        )
