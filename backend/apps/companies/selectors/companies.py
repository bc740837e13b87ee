from dataclasses import dataclass
from uuid import UUID

from django.db.models import Count, OuterRef, Subquery
from django.db.models.functions import Coalesce

from apps.companies.models import Company, CompanyQuerySet, CompanyStatus, Membership
from shared import errors
from shared.actor import Actor
from shared.folding import fold
from shared.pagination import Page, paginate
from shared.permissions import Action, may, require


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyFilter:
    """Which companies: all but the purged ones unless told otherwise."""

    search: str = ""
    kind: str = ""
    status: str = ""


def get_company(*, actor: Actor, company_id: UUID) -> Company:
    """A company that the actor may see."""
    return _found(Company.objects.visible_to(actor), company_id)


def get_managed_company(*, actor: Actor, company_id: UUID) -> Company:
    """A company whose card the actor may open, with the number of its members."""
    if not may(actor, Action.MANAGE_OWN_COMPANY):
        raise errors.NotFound
    return _found(_with_members(Company.objects.visible_to(actor)), company_id)


def get_platform_company(*, actor: Actor, company_id: UUID) -> Company:
    """A company as those see it who manage them all; for others it is not there."""
    if not may(actor, Action.MANAGE_COMPANIES):
        raise errors.NotFound
    return get_managed_company(actor=actor, company_id=company_id)


def list_companies(
    *, actor: Actor, wanted: CompanyFilter, cursor: str | None, limit: int
) -> Page[Company]:
    """The companies of the platform, in French order of their names."""
    require(actor, Action.MANAGE_COMPANIES)
    companies = Company.objects.visible_to(actor)
    for word in fold(wanted.search).split():
        companies = companies.filter(words__contains=word)
    if wanted.kind:
        companies = companies.filter(kind=wanted.kind)
    if wanted.status:
        companies = companies.filter(status=wanted.status)
    else:
        companies = companies.exclude(status=CompanyStatus.PURGED)
    return paginate(_with_members(companies), by=["name", "id"], cursor=cursor, limit=limit)


def _with_members(companies: CompanyQuerySet) -> CompanyQuerySet:
    """Counted for the rows that are read, in the same query."""
    counts = (
        Membership.objects.filter(company_id=OuterRef("id"))
        .order_by()
        .values("company_id")
        .values(count=Count("*"))
    )
    return companies.annotate(members=Coalesce(Subquery(counts), 0))


def _found(companies: CompanyQuerySet, company_id: UUID) -> Company:
    company = companies.filter(id=company_id).first()
    if company is None:
        raise errors.NotFound
    return company
