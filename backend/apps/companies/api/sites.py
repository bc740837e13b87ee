from uuid import UUID

from django.utils import timezone
from ninja import Query, Router, Status

from apps.companies import selectors, services
from apps.companies.models import Company, Site
from apps.companies.schemas.sites import SiteChanges, SiteIn, SiteOut, SitePage
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.pagination import Page

router = Router(tags=["companies"])


@router.get("/companies/{company_id}/sites", response=SitePage)
def list_sites(request: Request, company_id: UUID, page: Query[PageQuery]) -> Page[Site]:
    """The places of a company."""
    return selectors.list_sites(
        actor=request.actor,
        company=_company(request, company_id),
        cursor=page.cursor,
        limit=page.limit,
    )


@router.post("/companies/{company_id}/sites", response={201: SiteOut})
def add_site(request: Request, company_id: UUID, body: SiteIn) -> Status[Site]:
    """One more place."""
    site = services.add_site(
        actor=request.actor,
        company=_company(request, company_id),
        name=body.name,
        city=body.city,
        now=timezone.now(),
    )
    return Status(201, site)


@router.patch("/companies/{company_id}/sites/{site_id}", response=SiteOut)
def update_site(request: Request, company_id: UUID, site_id: UUID, body: SiteChanges) -> Site:
    """Another name or town for a place."""
    company = _company(request, company_id)
    return services.update_site(
        actor=request.actor,
        company=company,
        site=selectors.get_site(actor=request.actor, company=company, site_id=site_id),
        changes=body.dict(exclude_none=True),
        now=timezone.now(),
    )


@router.delete("/companies/{company_id}/sites/{site_id}", response={204: None})
def remove_site(request: Request, company_id: UUID, site_id: UUID) -> Status[None]:
    """A place that the company no longer has."""
    company = _company(request, company_id)
    site = selectors.get_site(actor=request.actor, company=company, site_id=site_id)
    services.remove_site(actor=request.actor, company=company, site=site, now=timezone.now())
    return Status(204, None)


def _company(request: Request, company_id: UUID) -> Company:
    return selectors.get_managed_company(actor=request.actor, company_id=company_id)
