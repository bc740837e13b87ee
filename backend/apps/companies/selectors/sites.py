from dataclasses import replace
from uuid import UUID

from apps.companies.models import Company, Site
from shared import errors
from shared.actor import Actor
from shared.pagination import Page, paginate


def list_sites(*, actor: Actor, company: Company, cursor: str | None, limit: int) -> Page[Site]:
    """The places of a company, in French order of their names."""
    sites = Site.objects.visible_to(replace(actor, company_id=company.id))
    return paginate(sites, by=["name", "id"], cursor=cursor, limit=limit)


def get_site(*, actor: Actor, company: Company, site_id: UUID) -> Site:
    """A place of this company and of no other."""
    sites = Site.objects.visible_to(replace(actor, company_id=company.id))
    site = sites.filter(id=site_id).first()
    if site is None:
        raise errors.NotFound
    return site
