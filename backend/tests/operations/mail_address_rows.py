"""The rows of addresses that get no mail, and of domains in whose name companies write."""

from typing import Any
from uuid import uuid4

from apps.companies.models import Company
from apps.emailing.addresses import seal_address
from apps.emailing.factories import SenderDomainFactory, SuppressionFactory
from shared.tenancy import act_as_platform
from tests.operations.row import Row
from tests.operations.world import Caller

ADMIN = frozenset({Caller.COMPANY_ADMIN})
MANAGERS = ADMIN | {Caller.BOOKLET_MANAGER}


def _address() -> str:
    return f"{uuid4()}@example.org"


def _suppression(company: Company) -> dict[str, Any]:
    """Another one each time."""
    with act_as_platform():
        made = SuppressionFactory.create(company_id=company.id, address=seal_address(_address()))
    return {"suppression_id": made.id}


def _domain(company: Company) -> dict[str, Any]:
    with act_as_platform():
        made = SenderDomainFactory.create(company_id=company.id, domain=f"{uuid4()}.example")
    return {"sender_domain_id": made.id}


MAIL_ADDRESS_ROWS: dict[str, Row] = {
    "list_suppressions": Row(
        MANAGERS,
        seed=lambda world, count: SuppressionFactory.create_batch(
            count, company_id=world.own.id, address=seal_address(_address())
        ),
    ),
    "add_suppression": Row(
        MANAGERS, success=201, while_switched=False, body=lambda world: {"address": _address()}
    ),
    "lift_suppression": Row(
        MANAGERS,
        path=_suppression,
        names_an_object=True,
        while_switched=False,
        body=lambda world: {"reason": "Adresse corrigée"},
    ),
    "list_sender_domains": Row(ADMIN),
    "add_sender_domain": Row(
        ADMIN,
        success=201,
        while_switched=False,
        body=lambda world: {"domain": f"{uuid4()}.example"},
    ),
    "check_sender_domain": Row(ADMIN, path=_domain, names_an_object=True, while_switched=False),
    "remove_sender_domain": Row(
        ADMIN, success=204, path=_domain, names_an_object=True, while_switched=False
    ),
}
