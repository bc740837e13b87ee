"""The rows of companies, their sites and their hosts."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from apps.companies.factories import CompanyFactory, HostFactory, SiteFactory
from apps.companies.models import Company, CompanyStatus, Host, Site
from shared.tenancy import act_as_platform
from tests.operations.row import (
    ADMINISTRATORS,
    PLATFORM,
    Row,
)
from tests.operations.world import SIGNED_IN, Caller, World


def _company(company: Company) -> dict[str, Any]:
    return {"company_id": company.id}


def _site(company: Company) -> dict[str, Any]:
    return {"site_id": company.id}


def _host(company: Company) -> dict[str, Any]:
    return {"host_id": company.id}


def _new_company(world: World) -> dict[str, Any]:
    return {
        "name": "Laiterie Fourcade",
        "kind": "company",
        "administrator": {
            "first_name": "Rose",
            "last_name": "Fourcade",
            "email": f"{uuid4()}@exemple.test",
        },
    }


def _turned(status: CompanyStatus) -> Callable[[Company], dict[str, Any]]:
    """A reason, for a company that is in the state in which the call may be made."""

    def body_of(company: Company) -> dict[str, Any]:
        with act_as_platform():
            Company.objects.filter(id=company.id).update(status=status)
        return {"reason": "Demande écrite du client"}

    return body_of


def _with_site(company: Company) -> dict[str, Any]:
    with act_as_platform():
        if not Site.objects.filter(id=company.id).exists():
            SiteFactory.create(id=company.id, company=company)
    return {}


def _with_host(company: Company) -> dict[str, Any]:
    with act_as_platform():
        if not Host.objects.filter(id=company.id).exists():
            HostFactory.create(id=company.id, company=company)
    return {}


def _of_company(allowed: frozenset[Caller], **row: Any) -> Row:
    """An act upon a company or what stands in it: the platform's staff know every one."""
    return Row(allowed, path=_company, names_an_object=True, foreign_allowed=PLATFORM, **row)


COMPANY_ROWS: dict[str, Row] = {
    "list_companies": Row(
        PLATFORM,
        foreign_allowed=PLATFORM,
        seed=lambda world, count: CompanyFactory.create_batch(count),
    ),
    "create_company": Row(PLATFORM, success=201, while_switched=True, body=_new_company),
    "get_company_card": _of_company(ADMINISTRATORS),
    "update_company": _of_company(
        ADMINISTRATORS,
        while_switched=True,
        body=lambda world: {"city": f"Mende {uuid4()}"},
    ),
    "suspend_company": _of_company(
        PLATFORM,
        while_switched=True,
        body_of=_turned(CompanyStatus.ACTIVE),
    ),
    "restore_company": _of_company(
        PLATFORM,
        while_switched=True,
        body_of=_turned(CompanyStatus.SUSPENDED),
    ),
    "archive_company": _of_company(
        PLATFORM,
        while_switched=True,
        body_of=_turned(CompanyStatus.SUSPENDED),
    ),
    "export_company": _of_company(
        ADMINISTRATORS,
        while_switched=False,
    ),
    "list_sites": _of_company(
        ADMINISTRATORS,
        seed=lambda world, count: SiteFactory.create_batch(count, company=world.own),
    ),
    "add_site": _of_company(
        ADMINISTRATORS,
        success=201,
        while_switched=True,
        body=lambda world: {"name": f"Site {uuid4()}"},
    ),
    "update_site": _of_company(
        ADMINISTRATORS,
        child=_site,
        while_switched=True,
        body=lambda world: {"city": f"Mende {uuid4()}"},
    ),
    "remove_site": _of_company(
        ADMINISTRATORS,
        success=204,
        child=_site,
        while_switched=False,
        body_of=_with_site,
    ),
    "list_hosts": _of_company(
        PLATFORM,
        seed=lambda world, count: HostFactory.create_batch(count, company=world.own),
    ),
    "add_host": _of_company(
        PLATFORM,
        success=201,
        while_switched=True,
        body=lambda world: {"hostname": f"h{uuid4()}.exemple.test", "brand": "soignance"},
    ),
    "update_host": _of_company(
        PLATFORM,
        child=_host,
        while_switched=True,
        body=lambda world: {"brand": "soignance"},
    ),
    "remove_host": _of_company(
        PLATFORM,
        success=204,
        child=_host,
        while_switched=False,
        body_of=_with_host,
    ),
    "get_company": Row(
        SIGNED_IN - {Caller.LIBRARY_EDITOR},
        path=_company,
        names_an_object=True,
        foreign_allowed=PLATFORM,
    ),
    "get_settings_overview": Row(SIGNED_IN),
}
