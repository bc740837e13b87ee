from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.companies import selectors, services
from apps.companies.models import Company, Host
from apps.companies.schemas.hosts import HostChanges, HostIn, HostOut, HostPage
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.pagination import Page

router = Router(tags=["companies"])


@router.get("/companies/{company_id}/hosts", response=HostPage)
def list_hosts(request: Request, company_id: UUID, page: Query[PageQuery]) -> Page[Host]:
    """The hostnames of a company."""
    company = _company(request, company_id)
    return selectors.list_hosts(company=company, cursor=page.cursor, limit=page.limit)


@router.post("/companies/{company_id}/hosts", response={201: HostOut})
def add_host(request: Request, company_id: UUID, body: HostIn) -> Status[Host]:
    """One more hostname."""
    host = services.add_host(
        actor=request.actor,
        company=_company(request, company_id),
        hostname=body.hostname,
        brand=body.brand,
        purpose=body.purpose,
        now=timezone.now(),
    )
    return Status(201, host)


@router.patch("/companies/{company_id}/hosts/{host_id}", response=HostOut)
def update_host(request: Request, company_id: UUID, host_id: UUID, body: HostChanges) -> Host:
    """Another brand for a hostname."""
    company = _company(request, company_id)
    host = selectors.get_host(company=company, host_id=host_id)
    return services.update_host(
        actor=request.actor, company=company, host=host, brand=body.brand, now=timezone.now()
    )


@router.delete("/companies/{company_id}/hosts/{host_id}", response={204: None})
def remove_host(request: Request, company_id: UUID, host_id: UUID) -> Status[None]:
    """A hostname under which we no longer answer."""
    company = _company(request, company_id)
    host = selectors.get_host(company=company, host_id=host_id)
    services.remove_host(actor=request.actor, company=company, host=host, now=timezone.now())
    return Status(204, None)


def _company(request: Request, company_id: UUID) -> Company:
    return selectors.get_platform_company(actor=request.actor, company_id=company_id)
