from typing import Any, cast
from uuid import UUID

from django.http import FileResponse
from django.utils import timezone
from ninja import Query, Router, Status

from apps.companies import selectors, services
from apps.companies.models import Company
from apps.companies.schemas.companies import (
    CardChanges,
    CompanyCard,
    CompanyOut,
    CompanyPage,
    CompanyQuery,
    NewCompanyIn,
    SavedCompany,
    StatusReason,
)
from shared.http.limited import LIMITED
from shared.http.paging import PageQuery
from shared.http.request import Request
from shared.language import text
from shared.pagination import Page

router = Router(tags=["companies"])

ZIP = {
    200: {
        "description": "OK",
        "content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}},
    }
}


@router.get("/companies", response=CompanyPage)
def list_companies(
    request: Request, wanted: Query[CompanyQuery], page: Query[PageQuery]
) -> Page[Company]:
    """The companies of the platform."""
    return selectors.list_companies(
        actor=request.actor, wanted=wanted.as_filter(), cursor=page.cursor, limit=page.limit
    )


@router.post("/companies", response={201: SavedCompany}, openapi_extra=LIMITED)
def create_company(request: Request, body: NewCompanyIn) -> Status[Company]:
    """A new company, with the invitation of its first administrator."""
    card = body.dict(exclude={"name", "kind", "administrator"})
    company = services.found_company(
        actor=request.actor,
        name=body.name,
        kind=body.kind,
        card=card,
        administrator=body.administrator.dict(),
        now=timezone.now(),
    )
    return Status(201, _saved(request, company.id, "company_created"))


@router.get("/companies/{company_id}", response=CompanyOut)
def get_company(request: Request, company_id: UUID) -> Company:
    """A company that the caller may see."""
    return selectors.get_company(actor=request.actor, company_id=company_id)


@router.get("/companies/{company_id}/card", response=CompanyCard)
def get_company_card(request: Request, company_id: UUID) -> Company:
    """Everything about a company, for those who manage it."""
    return selectors.get_managed_company(actor=request.actor, company_id=company_id)


@router.patch("/companies/{company_id}", response=SavedCompany)
def update_company(request: Request, company_id: UUID, body: CardChanges) -> Company:
    """Change a company's card, theme, retention or quotas."""
    services.update_company(
        actor=request.actor,
        company=selectors.get_managed_company(actor=request.actor, company_id=company_id),
        changes=body.told(),
        now=timezone.now(),
    )
    return _saved(request, company_id, "company_saved")


@router.post("/companies/{company_id}/suspend", response=SavedCompany)
def suspend_company(request: Request, company_id: UUID, body: StatusReason) -> Company:
    """Close a company to its members."""
    company = selectors.get_platform_company(actor=request.actor, company_id=company_id)
    services.suspend_company(
        actor=request.actor, company=company, reason=body.reason, now=timezone.now()
    )
    return _saved(request, company_id, "company_suspended")


@router.post("/companies/{company_id}/restore", response=SavedCompany)
def restore_company(request: Request, company_id: UUID, body: StatusReason) -> Company:
    """Open a suspended company again."""
    company = selectors.get_platform_company(actor=request.actor, company_id=company_id)
    services.restore_company(
        actor=request.actor, company=company, reason=body.reason, now=timezone.now()
    )
    return _saved(request, company_id, "company_restored")


@router.post("/companies/{company_id}/archive", response=SavedCompany)
def archive_company(request: Request, company_id: UUID, body: StatusReason) -> Company:
    """Put a suspended company away; it is purged ninety days later."""
    company = selectors.get_platform_company(actor=request.actor, company_id=company_id)
    services.archive_company(
        actor=request.actor, company=company, reason=body.reason, now=timezone.now()
    )
    return _saved(request, company_id, "company_archived")


@router.get("/companies/{company_id}/export", openapi_extra={"responses": ZIP})
def export_company(request: Request, company_id: UUID) -> FileResponse:
    """The card, the sites and the members as files; the journal keeps that they were taken."""
    now = timezone.now()
    file = services.export_company(actor=request.actor, company_id=company_id, now=now)
    name = f"livretier-{company_id}-{now.astimezone(request.timezone):%Y-%m-%d}.zip"
    return FileResponse(file, as_attachment=True, filename=name, content_type="application/zip")


def _saved(request: Request, company_id: UUID, notice: str) -> Company:
    company: Any = selectors.get_managed_company(actor=request.actor, company_id=company_id)
    company.message = text(f"notices.{notice}", request.actor.language, name=company.name)
    return cast("Company", company)
